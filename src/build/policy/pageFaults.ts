import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

/** Elements that no page of the site has: each would load, send or redirect behind the policy's back. */
const forbidden = new Set(['form', 'iframe', 'frame', 'base', 'object', 'embed', 'style', 'portal'])

/** Attributes that make a browser load something. */
const loading = new Set(['src', 'srcset', 'poster', 'imagesrcset', 'data', 'background', 'ping', 'action', 'formaction', 'xlink:href'])

/** Elements of SVG whose `href` is loaded. */
const images = new Set(['use', 'image', 'feimage'])

/** Relations of `<link>` that name an address without loading it. */
const named = new Set(['canonical', 'alternate'])

/** An address as browsers read it: without line breaks and tabs, wherever they stand. */
const joined = (address: string) => address.replace(/[\t\n\r]/g, '')

const isForeign = (address: string) => !/^\/(?![/\\])/.test(joined(address).trim())

const addresses = (value: string) => joined(value).split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')

const foreign = (name: string, value: string) =>
  addresses(value).filter(isForeign).map((address) => `${name}="${address}" is not of this host`)

function linkFaults({ rel = '', href = '', integrity }: Attributes): string[] {
  if (named.has(rel)) return []
  const faults = isForeign(href) ? [`<link rel="${rel}" href="${href}"> is not of this host`] : []
  return /\bstylesheet\b/i.test(rel) && !integrity ? [...faults, `<link rel="stylesheet" href="${href}"> has no integrity`] : faults
}

const runsCode = /^[\s\p{Cc}]*(javascript|vbscript|data):/iu

function attributeFaults(element: string, name: string, value: string): string[] {
  if (name.startsWith('on') || name === 'style') return [`the attribute ${name} of <${element}> is code or style`]
  return [
    ...(loading.has(name) || (name === 'href' && images.has(element)) ? foreign(name, value) : []),
    ...(value.includes(':') && runsCode.test(joined(value)) ? [`${name}="${value.slice(0, 40)}" of <${element}> runs code`] : []),
  ]
}

function elementFaults(name: string, attributes: Attributes): string[] {
  return [
    ...(forbidden.has(name) ? [`<${name}> may not stand in a page`] : []),
    ...(name === 'meta' && 'http-equiv' in attributes && /refresh|security|cookie/i.test(attributes['http-equiv'])
      ? [`<meta http-equiv="${attributes['http-equiv']}"> belongs to the server`]
      : []),
    ...(name === 'script' && attributes.src !== undefined && !attributes.integrity ? [`<script src="${attributes.src}"> has no integrity`] : []),
    ...(name === 'link' ? linkFaults(attributes) : []),
    ...Object.entries(attributes).flatMap(([key, value]) => attributeFaults(name, key, value)),
  ]
}

const isData = ({ type }: Attributes) => type === 'application/ld+json'

function inlineFault(text: string, attributes: Attributes, known: ReadonlySet<string>): string[] {
  if (!isData(attributes)) return known.has(text) ? [] : [`an inline script is not one of the known ones: ${text.slice(0, 60)}`]
  try {
    JSON.parse(text)
    return []
  } catch {
    return [`a block of structured data is no JSON: ${text.slice(0, 60)}`]
  }
}

/**
 * What in a page's HTML the Content-Security-Policy would refuse or a visitor should be spared. `known` are the texts of the
 * inline scripts whose hashes stand in the policy: anything else is a fault, never a new hash.
 */
export function pageFaults(html: string, known: ReadonlySet<string>): string[] {
  const faults: string[] = []
  let script: { attributes: Attributes; text: string } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      faults.push(...elementFaults(name, attributes))
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
