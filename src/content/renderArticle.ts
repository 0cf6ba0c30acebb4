import Slugger from 'github-slugger'
import type { Token } from 'markdown-it'
import { address, inlines, markdown, pictureName, type Article } from './article'
import { fill } from './fill'
import { pictureHtml, type PictureFiles } from './pictureHtml'

export interface Heading {
  id: string
  text: string
}

/** A finished article. */
export interface Rendered {
  html: string
  /** Second-level headings, for a table of contents. */
  toc: Heading[]
}

/** What an article is finished with. */
export interface ArticleParts {
  variables: Readonly<Record<string, string>>
  /** Path of a page or post; null for what is not out yet, undefined for what does not exist. */
  link: (kind: 'page' | 'post', id: string) => string | null | undefined
  pictures?: ReadonlyMap<string, PictureFiles>
}

/** Tokens with text that people read. */
const readable = new Set(['text', 'code_inline', 'fence', 'code_block'])

const fillVariables = (tokens: readonly Token[], variables: ArticleParts['variables']) => {
  for (const token of tokens) if (readable.has(token.type)) token.content = fill(token.content, variables)
}

const words = (heading: Token) => inlines([heading]).filter(({ type }) => readable.has(type)).map(({ content }) => content).join('')

/** Gives every heading an id and lists those of the second level. */
function nameHeadings(tokens: readonly Token[]): Heading[] {
  const slugger = new Slugger()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const text = words(tokens[index + 1]!)
    const id = slugger.slug(text)
    token.attrSet('id', id)
    return token.tag === 'h2' ? [{ id, text }] : []
  })
}

/** Turns `page:id#fragment` and `post:id` into paths; of a link to what is not out yet the words stay. */
function resolveLinks(tokens: readonly Token[], link: ArticleParts['link']) {
  let hidden = false
  for (const token of tokens) {
    if (token.type === 'link_close') token.hidden = hidden
    if (token.type !== 'link_open') continue
    const match = /^(page|post):([\w-]+)(#.*)?$/.exec(address(token, 'href'))
    const path = match ? link(match[1] as 'page' | 'post', match[2]!) : ''
    if (path === undefined) throw new Error(`The link "${match![0]}" leads nowhere`)
    token.hidden = hidden = path === null
    if (match && path !== null) token.attrSet('href', path + (match[3] ?? ''))
  }
}

/** A strict policy knows no style attribute, and an empty cell heads nothing. */
function mendTables(tokens: readonly Token[]) {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'th_open' && token.type !== 'td_open') continue
    const align = /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1]
    token.attrs = align ? [['align', align]] : null
    if (tokens[index + 1]!.content === '') token.tag = tokens[index + 2]!.tag = 'td'
  }
}

function picture(image: Token, { pictures, variables }: ArticleParts): string {
  const name = pictureName(image)
  const files = pictures?.get(name)
  if (!files) throw new Error(`The picture "${name}" is not beside the text`)
  return pictureHtml(files, fill(image.content, variables))
}

markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'
markdown.renderer.rules.image = (tokens, index, _options, env) => picture(tokens[index]!, env!.parts as ArticleParts)

/**
 * An article with variables, links and pictures put in.
 * Throws where a link or a picture leads nowhere. An article is rendered once: its tokens are changed.
 */
export function renderArticle({ tokens }: Article, parts: ArticleParts): Rendered {
  const running = inlines(tokens)
  fillVariables(tokens, parts.variables)
  fillVariables(running, parts.variables)
  const toc = nameHeadings(tokens)
  resolveLinks(running, parts.link)
  mendTables(tokens)
  return { html: markdown.renderer.render(tokens, markdown.options, { parts }).trim(), toc }
}
