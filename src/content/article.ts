import MarkdownIt, { type Token } from 'markdown-it'

/** A markdown body, read once: what it is made of, and what it names besides. */
export interface Article {
  tokens: Token[]
  /** Pictures by the name in the text, decoded. */
  pictures: string[]
}

/** CommonMark with tables and bare addresses: what the content check reads too (markdown.ts). */
export const markdown = new MarkdownIt({ html: true, linkify: true })
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

/** The parts of the running text of some tokens. */
export const inlines = (tokens: readonly Token[]): Token[] => tokens.flatMap(({ children }) => children ?? [])

/** An address that a token holds. */
export const address = (token: Token, attribute: 'src' | 'href'): string => String(token.attrGet(attribute) ?? '')

/** Name of a picture beside the text, from the address in the text. */
export const pictureName = (image: Token): string => decodeURI(address(image, 'src')).replace(/^\.\//, '')

/** Reads a markdown body. */
export function parseArticle(body: string): Article {
  const tokens = markdown.parse(body, {})
  return { tokens, pictures: [...new Set(inlines(tokens).filter(({ type }) => type === 'image').map(pictureName))] }
}
