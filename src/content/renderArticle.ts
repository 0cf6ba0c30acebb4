import Slugger from 'github-slugger'
import { parse } from 'node-html-parser'
import { fill } from './fill'
import { pictureHtml, type PictureFiles } from './pictureHtml'

export interface Heading {
  id: string
  text: string
}

export interface Article {
  html: string
  /** Second-level headings, for a table of contents. */
  toc: Heading[]
}

/**
 * Finishes the HTML of a markdown body: fills in the facts, turns `page:id#fragment` and `post:id` links into
 * paths with `resolve`, prints the pictures that it names, and gives every heading an id. Of a link to what is not out yet (null) the
 * words stay.
 */
export function renderArticle(
  html: string,
  facts: Readonly<Record<string, string>>,
  resolve: (kind: 'page' | 'post', id: string) => string | null | undefined,
  pictures: ReadonlyMap<string, PictureFiles> = new Map(),
): Article {
  const root = parse(fill(html, facts))
  const slugger = new Slugger()
  const toc: Heading[] = []
  for (const heading of root.querySelectorAll('h2, h3, h4')) {
    const id = slugger.slug(heading.text)
    heading.setAttribute('id', id)
    if (heading.tagName === 'H2') toc.push({ id, text: heading.text })
  }
  for (const link of root.querySelectorAll('a[href]')) {
    const match = /^(page|post):([\w-]+)(#.*)?$/.exec(link.getAttribute('href') ?? '')
    if (!match) continue
    const path = resolve(match[1] as 'page' | 'post', match[2]!)
    if (path === undefined) throw new Error(`The link "${match[0]}" leads nowhere`)
    if (path === null) link.replaceWith(link.innerHTML)
    else link.setAttribute('href', path + (match[3] ?? ''))
  }
  for (const image of root.querySelectorAll('img')) {
    const name = image.getAttribute('src') ?? ''
    const files = pictures.get(name)
    if (!files) throw new Error(`The picture "${name}" is not beside the text`)
    image.replaceWith(pictureHtml(files, image.getAttribute('alt') ?? ''))
  }
  for (const cell of root.querySelectorAll('th')) if (cell.text.trim() === '') cell.tagName = 'TD'
  for (const table of root.querySelectorAll('table')) {
    table.replaceWith(`<div class="table" tabindex="0" role="group">${table.outerHTML}</div>`)
  }
  return { html: root.toString(), toc }
}
