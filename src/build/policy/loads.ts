import type { Directive } from './policies'

export type Attributes = Readonly<Record<string, string>>

/**
 * What governs an address in a page. `default-src` allows no source; `any` allows every source that the policy names
 * for some directive.
 */
export type GoverningDirective = Directive | 'default-src' | 'any'

/** The directive that governs the `src` of an element. */
const bySource: Readonly<Record<string, Directive>> = {
  script: 'script-src',
  img: 'img-src',
  input: 'img-src',
  audio: 'media-src',
  video: 'media-src',
  source: 'media-src',
  track: 'media-src',
  iframe: 'frame-src',
}

/** The directive that governs other attributes that load or send something, on any element. */
const byAttribute: Readonly<Record<string, GoverningDirective>> = {
  srcset: 'img-src',
  imagesrcset: 'img-src',
  poster: 'img-src',
  background: 'img-src',
  'xlink:href': 'img-src',
  ping: 'connect-src',
  action: 'form-action',
  formaction: 'form-action',
  data: 'default-src',
}

/** SVG elements whose `href` is loaded. */
const svgImages = new Set(['use', 'image', 'feimage'])

/**
 * The directive of a `<link>` by its relation. Relations that are not listed are fetched, except those that only name
 * an address.
 */
const byRelation: readonly (readonly [RegExp, GoverningDirective])[] = [
  [/\bstylesheet\b/, 'style-src'],
  [/icon\b/, 'img-src'],
  [/\bmanifest\b/, 'manifest-src'],
  [/\bmodulepreload\b/, 'script-src'],
  [/\b(preconnect|dns-prefetch)\b/, 'any'],
]

const byDestination: Readonly<Record<string, Directive>> = {
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  image: 'img-src',
  fetch: 'connect-src',
}

function ofLink({ rel = '', as = '' }: Attributes): GoverningDirective | undefined {
  const relation = rel.toLowerCase()
  if (/^(canonical|alternate)$/.test(relation)) return undefined
  const [, directive] = byRelation.find(([pattern]) => pattern.test(relation)) ?? []
  return directive ?? (/\bpre(load|fetch)\b/.test(relation) ? (byDestination[as] ?? 'default-src') : 'connect-src')
}

/**
 * The directive that governs the address in an attribute; undefined if the attribute neither loads nor sends anything.
 */
export function directiveOf(element: string, name: string, attributes: Attributes): GoverningDirective | undefined {
  if (name === 'src') return bySource[element] ?? 'default-src'
  if (name === 'href') return element === 'link' ? ofLink(attributes) : svgImages.has(element) ? 'img-src' : undefined
  return byAttribute[name]
}
