import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import { fill } from './fill'
import { imageName } from './imageName'
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
  /** What a text between two tags, written as HTML, becomes in a place that is narrow or not. */
  typeset?: (text: string, narrow: boolean) => string
}

/** Texts and attributes stay as HTML writes them, so that what is put in may have elements of its own. */
const asWritten = { decodeEntities: false, encodeEntities: false, emptyAttrs: true } as const

/** Where large letters or narrow columns leave little room for a word. */
const narrowPlaces = ['h2', 'h3', 'h4', 'th', 'td']
const verbatim = ['code', 'pre', 'svg']

const linkById = /^(page|post):([\w-]+)(#.*)?$/
const tag = /<\/?[a-z][^>]*>/gi
/** A variable in an address (`mailto:{{email}}`): the transformer writes its braces as addresses do. */
const slotInAddress = /%7B%7B(\w+)%7D%7D/g

type Tree = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const elements = (name: string, tree: Tree): Element[] => DomUtils.getElementsByTagName(name, tree)
const nameOf = ({ attribs }: Element) => imageName(attribs.src ?? '')
const escaped = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** The images that an article shows: names of files beside its text. */
export const imageNames = (html: string): string[] => [
  ...new Set(elements('img', parseDocument(html, asWritten)).map(nameOf)),
]

/** Gives a link by id its address; of a link to what is not out yet the words stay. */
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

function changeTexts(parent: Tree | Element, change: (text: string, narrow: boolean) => string, narrow = false) {
  for (const child of parent.children) {
    if (DomUtils.isText(child)) child.data = change(child.data, narrow)
    else if (DomUtils.isTag(child) && !verbatim.includes(child.name))
      changeTexts(child, change, narrow || narrowPlaces.includes(child.name))
  }
}

/**
 * Puts variables, images and the targets of links by id (`page:pricing#faq`, `post:id`) into an article and sets its
 * type. Throws where a link or an image leads nowhere.
 *
 * The transformer keeps the HTML of a text for as long as the text stays the same, whatever its plugins have looked
 * at besides. What depends on other nodes, the host's language or the day is therefore put in when a query asks,
 * where Gatsby notes what the page depends on.
 */
export function finishArticle(
  { html, headings }: RenderedMarkdown,
  { variables, link, images, typeset }: ArticleParts,
): Article {
  const inHtml = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, escaped(value)]))
  const tree = parseDocument(fill(html.replace(slotInAddress, '{{$1}}'), inHtml), asWritten)
  for (const element of elements('a', tree)) {
    resolveLink(element, link)
    // Numbers are written in groups, addresses without spaces.
    if (element.attribs.href?.startsWith('tel:')) element.attribs.href = element.attribs.href.replace(/\s/g, '')
  }
  for (const element of elements('img', tree)) showImage(element, images)
  if (typeset) changeTexts(tree, typeset)
  return {
    html: render(tree, asWritten),
    // The transformer gives HTML in a heading as part of its words.
    toc: headings
      .filter(({ depth }) => depth === 2)
      .map(({ id, value }) => ({ id, text: fill(value.replace(tag, ''), variables) })),
  }
}
