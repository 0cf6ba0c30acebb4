import type { Directive } from './policies'

export type Attributes = Readonly<Record<string, string>>

/** What governs an address in a page; `default-src` allows nobody, `any` whoever the policy names for anything. */
export type GoverningDirective = Directive | 'default-src' | 'any'

/** What the `src` of an element loads. */
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

/** What other attributes load or send, on whatever element. */
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

/** Elements of SVG whose `href` is loaded. */
const images = new Set(['use', 'image', 'feimage'])

/** What a `<link>` is for; all other relations but those that only name an address are fetched. */
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

/** The directive that governs what an attribute makes a browser load or send; undefined where it does neither. */
export function directiveOf(element: string, name: string, attributes: Attributes): GoverningDirective | undefined {
  if (name === 'src') return bySource[element] ?? 'default-src'
  if (name === 'href') return element === 'link' ? ofLink(attributes) : images.has(element) ? 'img-src' : undefined
  return byAttribute[name]
}
