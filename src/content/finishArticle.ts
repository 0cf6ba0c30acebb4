import { fill } from './fill'
import { imageHtml, type ImageFiles } from './imageHtml'

/** What gatsby-transformer-remark makes of a text with the plugin of src/content/remark. */
export interface RenderedMarkdown {
  html: string
  headings: readonly { id: string; value: string; depth: number }[]
}

/** A finished article. */
export interface Article {
  html: string
  /** Second-level headings, for a table of contents. */
  toc: { id: string; text: string }[]
}

/** What an article is finished with. */
export interface ArticleParts {
  variables: Readonly<Record<string, string>>
  /** Path of a page or post; null for what is not out yet, undefined for what does not exist. */
  link: (kind: 'page' | 'post', id: string) => string | null | undefined
  /** The images that `imageNames` gives. */
  images: ReadonlyMap<string, ImageFiles>
}

const linkById = /<a href="(page|post):([\w-]+)((?:#[^"]*)?)"([^>]*)>(.*?)<\/a>/gs
const image = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g
/**
 * A link by id or an image that has not been replaced: the two patterns above know the order in which the transformer
 * writes attributes today.
 */
const unfinished = /<[a-z][^>]*\s(?:href="(?:page|post):|src="(?![a-z]+:|\/))[^>]*>/
const tag = /<\/?[a-z][^>]*>/gi
/** A variable in an address (`mailto:{{email}}`): the transformer writes its braces as addresses do. */
const slotInAddress = /%7B%7B(\w+)%7D%7D/g

/** Numbers are written in groups, addresses without spaces. */
const telephone = /href="tel:[^"]*"/g

const nameOf = (src: string) => decodeURI(src).replace(/^\.\//, '')

const escaped = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** The images that an article shows: names of files beside its text. */
export const imageNames = (html: string): string[] => [
  ...new Set([...html.matchAll(image)].map(([, src]) => nameOf(src!))),
]

/**
 * Puts variables, images and the targets of links by id (`page:pricing#faq`, `post:id`) into an article; of a link to
 * what is not out yet the words stay. Throws where a link or an image leads nowhere, or is left as it was.
 *
 * The transformer keeps the HTML of a text for as long as the text stays the same, whatever its plugins have looked
 * at besides. What depends on other nodes, the host's language or the day is therefore put in when a query asks,
 * where Gatsby notes what the page depends on.
 */
export function finishArticle(
  { html, headings }: RenderedMarkdown,
  { variables, link, images }: ArticleParts,
): Article {
  const linked = html.replace(
    linkById,
    (_, kind: 'page' | 'post', id: string, fragment: string, rest: string, words: string) => {
      const path = link(kind, id)
      if (path === undefined) throw new Error(`The link "${kind}:${id}${fragment}" leads nowhere`)
      return path === null ? words : `<a href="${path}${fragment}"${rest}>${words}</a>`
    },
  )
  const illustrated = linked.replace(image, (_, src: string, alt: string) => {
    const files = images.get(nameOf(src))
    if (!files) throw new Error(`The image "${nameOf(src)}" is not beside the text`)
    return imageHtml(files, alt)
  })
  const [left] = unfinished.exec(illustrated) ?? []
  if (left)
    throw new Error(`This was not made an address, because its HTML is written in another way than expected: ${left}`)
  const inHtml = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, escaped(value)]))
  return {
    html: fill(illustrated.replace(slotInAddress, '{{$1}}'), inHtml).replace(telephone, (address) =>
      address.replace(/\s/g, ''),
    ),
    // The transformer gives HTML in a heading as part of its words.
    toc: headings
      .filter(({ depth }) => depth === 2)
      .map(({ id, value }) => ({ id, text: fill(value.replace(tag, ''), variables) })),
  }
}
