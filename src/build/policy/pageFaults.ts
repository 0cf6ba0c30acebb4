import { Parser } from 'htmlparser2'
import { directiveOf, type Attributes, type GoverningDirective } from './loads'
import type { Policy } from './policies'

/** Elements that no page has: each would load, style or redirect behind the policy's back. */
const forbidden = new Set(['frame', 'base', 'object', 'embed', 'style', 'portal'])

/** Elements that are nothing without an address that the policy allows. */
const addressed: Readonly<Record<string, string>> = { iframe: 'src', form: 'action' }

/** An address as browsers read it: without line breaks and tabs, wherever they stand. */
const joined = (address: string) => address.replace(/[\t\n\r]/g, '')

/** A path of this host, or a part of the page itself. */
const isOwn = (address: string) => /^(#|\/(?![/\\]))/.test(address)

const addressesIn = (name: string, value: string) =>
  name.endsWith('srcset')
    ? joined(value)
        .split(',')
        .map((part) => part.trim().split(/\s+/)[0] ?? '')
    : [joined(value).trim()]

function isAllowed(address: string, directive: GoverningDirective, policy: Policy): boolean {
  if (directive === 'default-src') return false
  const sources = directive === 'any' ? Object.values(policy).flat() : policy[directive]
  return sources.includes(isOwn(address) ? "'self'" : URL.canParse(address) ? new URL(address).origin : address)
}

const runsCode = /^[\s\p{Cc}]*(javascript|vbscript):/iu
const dataUrl = /^[\s\p{Cc}]*data:/iu

/** In an address `data:` is a page that somebody wrote; words may begin so. */
const isCode = (name: string, value: string) => runsCode.test(value) || (/(^|:)href$/.test(name) && dataUrl.test(value))

function attributeFaults(element: string, name: string, attributes: Attributes, policy: Policy): string[] {
  const value = attributes[name]!
  if (name.startsWith('on') || name === 'style' || name === 'srcdoc')
    return [`the attribute ${name} of <${element}> is code or style`]
  const directive = directiveOf(element, name, attributes)
  const foreign = directive ? addressesIn(name, value).filter((address) => !isAllowed(address, directive, policy)) : []
  return [
    ...foreign.map((address) => `<${element} ${name}="${address}"> is not allowed by ${directive!}`),
    ...(isCode(name, joined(value)) ? [`${name}="${value.slice(0, 40)}" of <${element}> runs code`] : []),
  ]
}

/** The site vouches for its own scripts and style sheets; those of third parties change without notice. */
function integrityFaults(element: string, { src, href, rel = '', integrity }: Attributes): string[] {
  const address = element === 'script' ? src : element === 'link' && /\bstylesheet\b/i.test(rel) ? href : undefined
  return address !== undefined && isOwn(address) && !integrity ? [`<${element}> of ${address} has no integrity`] : []
}

function elementFaults(name: string, attributes: Attributes, policy: Policy): string[] {
  const address = addressed[name]
  return [
    ...(forbidden.has(name) ? [`<${name}> may not stand in a page`] : []),
    ...(address && !attributes[address] ? [`<${name}> has no ${address}`] : []),
    ...(name === 'meta' && /refresh|security|cookie/i.test(attributes['http-equiv'] ?? '')
      ? [`<meta http-equiv="${attributes['http-equiv']!}"> belongs to the server`]
      : []),
    ...integrityFaults(name, attributes),
    ...Object.keys(attributes).flatMap((key) => attributeFaults(name, key, attributes, policy)),
  ]
}

const isData = ({ type }: Attributes) => type === 'application/ld+json'

function inlineFault(text: string, attributes: Attributes, known: ReadonlySet<string>): string[] {
  if (!isData(attributes))
    return known.has(text) ? [] : [`an inline script is not one of the known ones: ${text.slice(0, 60)}`]
  try {
    JSON.parse(text)
    return []
  } catch {
    return [`a block of structured data is no JSON: ${text.slice(0, 60)}`]
  }
}

/**
 * What in a page's HTML its policy would refuse or a visitor should be spared (docs/third-parties.md). `known` are the
 * texts of the inline scripts whose hashes stand in the header: anything else is a fault, never a new hash.
 */
export function pageFaults(html: string, known: ReadonlySet<string>, policy: Policy): string[] {
  const faults: string[] = []
  let script: { attributes: Attributes; text: string } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      faults.push(...elementFaults(name, attributes, policy))
      if (name === 'script' && attributes.src === undefined) script = { attributes, text: '' }
    },
    ontext(text) {
      if (script) script.text += text
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return
      faults.push(...inlineFault(script.text, script.attributes, known))
      script = undefined
    },
  })
  parser.end(html)
  return faults
}
