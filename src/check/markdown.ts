import { GFM, parser, type MarkdownConfig } from '@lezer/markdown'
import Slugger from 'github-slugger'
import { fill } from '../content/fill'

/** A part of a markdown text: what it is (names of the parser: `Link`, `ATXHeading2` ...) and where. */
export interface MarkdownNode {
  name: string
  from: number
  to: number
  children: MarkdownNode[]
  /** Parts around it. */
  depth: number
}

export interface Markdown {
  text: string
  /** Every part in the order of the text. */
  nodes: readonly MarkdownNode[]
}

/** No text for people is longer, as a whole and from one blank line to the next; parsing it could take for ever. */
export const longest = { text: 60_000, paragraph: 8_000 }

/** A text as far as it can be parsed in no time. */
export const readable = (text: string): string =>
  text.length > longest.text || text.split('\n\n').some((part) => part.length > longest.paragraph) ? '' : text

/** Words with their spaces, of which nothing in CommonMark or GFM can begin or be a part. */
const words = /(?:[\p{L}\p{N}]{1,60}[.,;:!?]{0,3} (?=[^ \n]))+/uy

/** Passes over plain words in one go: the parser would try eleven rules at each of their letters. */
const plainWords: MarkdownConfig = {
  parseInline: [
    {
      name: 'PlainWords',
      before: 'Escape',
      parse: ({ text, offset }, _, at) => {
        words.lastIndex = at - offset
        return words.test(text) ? offset + words.lastIndex : -1
      },
    },
  ],
}

const parse = parser.configure([GFM, plainWords])

/** Reads markdown as the site renders it: CommonMark with tables and bare addresses (GFM). */
export function parseMarkdown(text: string): Markdown {
  const nodes: MarkdownNode[] = []
  const open: MarkdownNode[] = []
  parse.parse(text).iterate({
    enter: ({ name, from, to }) => {
      const node = { name, from, to, children: [], depth: open.length }
      open.at(-1)?.children.push(node)
      open.push(node)
      nodes.push(node)
    },
    leave: () => void open.pop(),
  })
  return { text, nodes }
}

const marks = /(Mark|URL|LinkTitle|LinkLabel)$/

/** The words of a part without its markup. */
export function plainText({ text }: Markdown, node: MarkdownNode): string {
  let out = ''
  let at = node.from
  for (const child of node.children) {
    out += text.slice(at, child.from)
    if (child.name === 'Escape') out += text.slice(child.from + 1, child.to)
    else if (!marks.test(child.name) || (child.name === 'URL' && node.name === 'Autolink'))
      out += plainText({ text, nodes: [] }, child)
    at = child.to
  }
  return out + text.slice(at, node.to)
}

/** Level of a heading, 1 to 6; undefined for any other part. */
export const headingLevel = ({ name }: MarkdownNode): number | undefined => {
  const level = /^(?:ATX|Setext)Heading(\d)$/.exec(name)?.[1]
  return level === undefined ? undefined : Number(level)
}

/** The headings of a text with their words. */
export const headings = (markdown: Markdown): { level: number; text: string; from: number }[] =>
  markdown.nodes.flatMap((node) => {
    const level = headingLevel(node)
    return level === undefined ? [] : [{ level, text: plainText(markdown, node).replace(/\s+/g, ' ').trim(), from: node.from }]
  })

/** Fragments that the headings of a text get on the page (see renderArticle). */
export function headingIds(markdown: Markdown, variables: Readonly<Record<string, string>>): Set<string> {
  const slugger = new Slugger()
  return new Set(
    headings(markdown)
      .filter(({ level }) => level > 1 && level < 5)
      .map(({ text }) => slugger.slug(fill(text, variables))),
  )
}
