import { Parser } from 'htmlparser2'
import { directiveOf, type Attributes, type GoverningDirective } from './loads'
import type { Policy } from './policies'

/** Elements that no page may have: they can load, style or redirect in ways that the policy does not cover. */
const forbidden = new Set(['frame', 'base', 'object', 'embed', 'style', 'portal'])

/** Elements that must have an address, which the policy then has to allow. */
const requiredAddress: Readonly<Record<string, string>> = { iframe: 'src', form: 'action' }

/** Removes line breaks and tabs from an address, as browsers do. */
const withoutLineBreaks = (address: string) => address.replace(/[\t\n\r]/g, '')

/** True for a path of this host, or a fragment of the page itself. */
const isOwn = (address: string) => /^(#|\/(?![/\\]))/.test(address)

const urlsIn = (name: string, value: string) =>
  name.endsWith('srcset')
    ? withoutLineBreaks(value)
        .split(',')
        .map((part) => part.trim().split(/\s+/)[0] ?? '')
    : [withoutLineBreaks(value).trim()]

function isAllowed(address: string, directive: GoverningDirective, policy: Policy): boolean {
  if (directive === 'default-src') return false
  const sources = directive === 'any' ? Object.values(policy).flat() : policy[directive]
  return sources.includes(isOwn(address) ? "'self'" : URL.canParse(address) ? new URL(address).origin : address)
}

const runsCode = /^[\s\p{Cc}]*(javascript|vbscript):/iu
const dataUrl = /^[\s\p{Cc}]*data:/iu

/**
 * True for a value that runs code. `data:` counts only in a link, where it is a page with any content; other attributes
 * hold words that may begin with it.
 */
const isCode = (name: string, value: string) => runsCode.test(value) || (/(^|:)href$/.test(name) && dataUrl.test(value))

function attributeIssues(element: string, name: string, attributes: Attributes, policy: Policy): string[] {
  const value = attributes[name]!
  if (name.startsWith('on') || name === 'style' || name === 'srcdoc')
    return [`the attribute ${name} of <${element}> is code or style`]
  const directive = directiveOf(element, name, attributes)
  const foreign = directive ? urlsIn(name, value).filter((address) => !isAllowed(address, directive, policy)) : []
  return [
    ...foreign.map((address) => `<${element} ${name}="${address}"> is not allowed by ${directive!}`),
    ...(isCode(name, withoutLineBreaks(value)) ? [`${name}="${value.slice(0, 40)}" of <${element}> runs code`] : []),
  ]
}

/** The site's own scripts and style sheets need an `integrity`. Those of third parties change without notice. */
function integrityIssues(element: string, { src, href, rel = '', integrity }: Attributes): string[] {
  const address = element === 'script' ? src : element === 'link' && /\bstylesheet\b/i.test(rel) ? href : undefined
  return address !== undefined && isOwn(address) && !integrity ? [`<${element}> of ${address} has no integrity`] : []
}

function elementIssues(name: string, attributes: Attributes, policy: Policy): string[] {
  const address = requiredAddress[name]
  return [
    ...(forbidden.has(name) ? [`<${name}> may not stand in a page`] : []),
    ...(address && !attributes[address] ? [`<${name}> has no ${address}`] : []),
    ...(name === 'meta' && /refresh|security|cookie/i.test(attributes['http-equiv'] ?? '')
      ? [`<meta http-equiv="${attributes['http-equiv']!}"> belongs to the server`]
      : []),
    ...integrityIssues(name, attributes),
    ...Object.keys(attributes).flatMap((key) => attributeIssues(name, key, attributes, policy)),
  ]
}

const isData = ({ type }: Attributes) => type === 'application/ld+json'

function inlineIssue(text: string, attributes: Attributes, allowedScripts: ReadonlySet<string>): string[] {
  if (!isData(attributes))
    return allowedScripts.has(text) ? [] : [`an inline script is not one of the known ones: ${text.slice(0, 60)}`]
  try {
    JSON.parse(text)
    return []
  } catch {
    return [`a block of structured data is no JSON: ${text.slice(0, 60)}`]
  }
}

/**
 * Returns the issues of a page's HTML: what its policy would block, and what would harm a visitor
 * (docs/third-parties.md). `allowedScripts` are the texts of the inline scripts whose hashes are in the header. Any
 * other inline script is an issue; its hash is never added.
 */
export function pageIssues(html: string, allowedScripts: ReadonlySet<string>, policy: Policy): string[] {
  const issues: string[] = []
  let script: { attributes: Attributes; text: string } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      issues.push(...elementIssues(name, attributes, policy))
      if (name === 'script' && attributes.src === undefined) script = { attributes, text: '' }
    },
    ontext(text) {
      if (script) script.text += text
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return
      issues.push(...inlineIssue(script.text, script.attributes, allowedScripts))
      script = undefined
    },
  })
  parser.end(html)
  return issues
}
