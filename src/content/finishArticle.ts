import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import { fill } from './fill'
import { imageName } from './imageName'
import { imageHtml, type ImageFiles } from './imageHtml'

/** The result of gatsby-transformer-remark with the plugin in src/content/remark. */
export interface RenderedMarkdown {
  html: string
  headings: readonly { id: string; value: string; depth: number }[]
}

/** The result of `finishArticle`. */
export interface Article {
  html: string
  /** Second-level headings, for a table of contents. */
  toc: { id: string; text: string }[]
}

/** What `finishArticle` puts into an article. */
export interface ArticleParts {
  variables: Readonly<Record<string, string>>
  /** Returns the path of a page or post; null if it is not published yet, undefined if it does not exist. */
  link: (kind: 'page' | 'post', id: string) => string | null | undefined
  /** The files of each image, by the names that `imageNames` returns. */
  images: ReadonlyMap<string, ImageFiles>
  /**
   * Typesets the text between two tags, given and returned as HTML. `narrow` is true in headings and table cells.
   * `lang` is set for words of another language.
   */
  typeset?: (text: string, narrow: boolean, lang?: string) => string
}

/** The parser and the renderer leave entities as they are, so that `typeset` may add elements to a text. */
const asWritten = { decodeEntities: false, encodeEntities: false, emptyAttrs: true } as const

/** Elements with large letters or in narrow columns: they have little room for a long word. */
const narrowPlaces = ['h2', 'h3', 'h4', 'th', 'td']
const verbatim = ['code', 'pre', 'svg']

const linkById = /^(page|post):([\w-]+)(#.*)?$/
const tag = /<\/?[a-z][^>]*>/gi
/** A variable in an address (`mailto:{{email}}`): the transformer percent-encodes its braces. */
const slotInAddress = /%7B%7B(\w+)%7D%7D/g

type Tree = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const elements = (name: string, tree: Tree): Element[] => DomUtils.getElementsByTagName(name, tree)
const nameOf = ({ attribs }: Element) => imageName(attribs.src ?? '')
const escaped = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Returns the names of the image files that an article shows; the files are beside its text. */
export const imageNames = (html: string): string[] => [
  ...new Set(elements('img', parseDocument(html, asWritten)).map(nameOf)),
]

/**
 * Replaces the id in a link by the address. If the target is not published yet, only the words of the link stay. Throws
 * if the target does not exist.
 */
function resolveLink(element: Element, link: ArticleParts['link']) {
  const [address, kind, id, fragment = ''] = linkById.exec(element.attribs.href ?? '') ?? []
  if (!address) return
  const path = link(kind as 'page' | 'post', id!)
  if (path === undefined) throw new Error(`The link "${address}" leads nowhere`)
  if (path !== null) element.attribs.href = path + fragment
  else {
    for (const child of [...element.children]) DomUtils.prepend(element, child)
    DomUtils.removeElement(element)
  }
}

function showImage(element: Element, images: ArticleParts['images']) {
  const files = images.get(nameOf(element))
  if (!files) throw new Error(`The image "${nameOf(element)}" is not beside the text`)
  DomUtils.replaceElement(element, parseDocument(imageHtml(files, element.attribs.alt ?? ''), asWritten).children[0]!)
}

function changeTexts(
  parent: Tree | Element,
  change: NonNullable<ArticleParts['typeset']>,
  narrow = false,
  lang?: string,
) {
  for (const child of parent.children) {
    if (DomUtils.isText(child)) child.data = change(child.data, narrow, lang)
    else if (DomUtils.isTag(child) && !verbatim.includes(child.name))
      changeTexts(child, change, narrow || narrowPlaces.includes(child.name), child.attribs.lang ?? lang)
  }
}

/**
 * Fills in variables, images and links by id (`page:pricing#faq`, `post:id`), and typesets the article. Throws if the
 * target of a link or an image does not exist.
 *
 * The transformer caches the HTML of a text until the text changes, even if its plugins read other data. Data from
 * other nodes, the host's language and the day are therefore filled in when a query asks for the article: then Gatsby
 * records what the page depends on.
 */
export function finishArticle(
  { html, headings }: RenderedMarkdown,
  { variables, link, images, typeset }: ArticleParts,
): Article {
  const inHtml = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, escaped(value)]))
  const tree = parseDocument(fill(html.replace(slotInAddress, '{{$1}}'), inHtml), asWritten)
  for (const element of elements('a', tree)) {
    resolveLink(element, link)
    // Without the label, browsers put a space into the name of the link at each `<wbr>`.
    const text = DomUtils.textContent(element)
    if (element.attribs.href === `mailto:${text}`) element.attribs['aria-label'] = text
    // Writers put spaces into telephone numbers; `tel:` addresses have none.
    if (element.attribs.href?.startsWith('tel:')) element.attribs.href = element.attribs.href.replace(/\s/g, '')
  }
  for (const element of elements('img', tree)) showImage(element, images)
  if (typeset) changeTexts(tree, typeset)
  return {
    html: render(tree, asWritten),
    // The `value` of a heading may contain HTML tags.
    toc: headings
      .filter(({ depth }) => depth === 2)
      .map(({ id, value }) => ({ id, text: fill(value.replace(/<br\b[^>]*>/gi, ' ').replace(tag, ''), variables) })),
  }
}
