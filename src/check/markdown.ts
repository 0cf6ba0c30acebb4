import type { Content, Root } from 'mdast'
import remark from 'remark'
import footnotes from 'remark-footnotes'
import gfm from 'remark-gfm'

/** A part of a markdown text with the offsets of its beginning and end. */
export interface MarkdownPart {
  node: Content
  from: number
  to: number
  /** Parts around it. */
  depth: number
}

export interface Markdown {
  text: string
  tree: Root
  /** Every part in the order of the text. */
  parts: readonly MarkdownPart[]
}

/** No text for people is longer, as a whole and from one blank line to the next; parsing it could take for ever. */
export const longest = { text: 60_000, paragraph: 8_000 }

/** Parts within parts beyond which renderers run out of stack; a list in a list in a list has ten. */
export const deepest = 60

/** A line with so many marks of lists and quotations that the parser itself runs out of stack. */
export const tooManyMarks = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${deepest},}`, 'm')

/** A text as far as it can be parsed in no time. */
export const readable = (text: string): string =>
  text.length > longest.text ||
  text.split('\n\n').some((part) => part.length > longest.paragraph) ||
  tooManyMarks.test(text)
    ? ''
    : text

/** The parser of gatsby-transformer-remark 6.16, with its options (extend-node-type.js). */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true })

/** Reads markdown as the site renders it: CommonMark with tables, bare addresses (GFM) and footnotes. */
export function parseMarkdown(text: string): Markdown {
  const parts: MarkdownPart[] = []
  const tree = parser.parse(text) as Root
  const collect = (nodes: readonly Content[], depth: number) => {
    for (const node of nodes) {
      const { start, end } = node.position!
      parts.push({ node, from: start.offset!, to: end.offset!, depth })
      if ('children' in node) collect(node.children, depth + 1)
    }
  }
  collect(tree.children, 1)
  return { text, tree, parts }
}
