import type { Definition, Image, Link } from 'mdast'
import type { Markdown, MarkdownPart } from '../markdown'
import { destinationProblem } from './destination'
import type { Finding, Rule } from './rule'

/** The target of a link, picture or definition as it is meant, and where it is written. */
export function targetOf(
  { text }: Markdown,
  { node, from, to }: MarkdownPart & { node: Link | Image | Definition },
): { url: string; at: number } {
  const source = text.slice(from, to)
  // The parser puts the http:// before a bare address that begins with www.
  if (source.startsWith('www.')) return { url: source, at: from }
  if (node.url === '') return { url: '', at: from }
  const before = node.type === 'definition' ? /^.*?\]:\s*<?/s : /^(?:.*\]\(\s*)?<?/s
  return { url: node.url, at: from + before.exec(source)![0].length }
}

const hasWords = (children: Link['children']) =>
  children.some((child) => child.type !== 'text' || child.value.trim() !== '')

/** Every link leads somewhere, safely, and says where. */
export const links: Rule = (body, place) => {
  const ofPictures = new Set(body.parts.flatMap(({ node }) => (node.type === 'imageReference' ? node.identifier : [])))
  const check = (part: MarkdownPart & { node: Link | Definition }): Finding[] => {
    const { url, at } = targetOf(body, part)
    const problem = destinationProblem(url, place)
    return problem ? [{ at, ...problem }] : []
  }
  return body.parts.flatMap((part): Finding[] => {
    const { node, from } = part
    const wordless =
      (node.type === 'link' || node.type === 'linkReference') && !hasWords(node.children)
        ? [
            {
              at: from,
              cause: 'The link has no words, so nobody can see or hear it.',
              fix: 'Write what it leads to between the brackets: [our prices](page:pricing).',
            },
          ]
        : []
    if (node.type === 'link') return [...wordless, ...check({ ...part, node })]
    if (node.type === 'definition') return ofPictures.has(node.identifier) ? [] : check({ ...part, node })
    return wordless
  })
}

const understood = new Set([
  'link',
  'linkReference',
  'image',
  'imageReference',
  'definition',
  'footnoteReference',
  'inlineCode',
  'code',
  'html',
])

/** Matches of a pattern in what people read, apart from links, pictures, notes, code and HTML. */
function unread({ text, parts }: Markdown, pattern: RegExp): RegExpExecArray[] {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return []
  const read = parts.filter(({ node }) => understood.has(node.type))
  return matches.filter(({ index }) => !read.some(({ from, to }) => from <= index && index < to))
}

/** `[words][label]` needs a line `[label]: target`, and a footnote its text. */
export const references: Rule = (body) => [
  ...unread(body, /(?<!\\)!?\[([^\][\\]+)\]\[(?!\^)([^\][\\]*)\]/g).map(({ index, 1: words, 2: label }) => {
    const name = (label === '' ? words! : label!).trim().replace(/\s+/g, ' ').toLowerCase()
    return {
      at: index,
      cause: `Nothing says where [${name}] leads, so the brackets would be shown.`,
      fix: `Write the target in round brackets, or add a line [${name}]: page:id`,
    }
  }),
  ...unread(body, /\[\^([^\]\s]+)\](?!:)/g).map(({ index, 0: mark }) => ({
    at: index,
    cause: `The footnote ${mark} has no text.`,
    fix: `Add a line ${mark}: and the text of the note.`,
  })),
]

const attempt = /(!?)\[([^\][\n]*)\]( ?)\(([^()\n]*)(\)?)/g

/** Links and pictures that are not written as such, so that their brackets would be shown. */
export const brokenLinks: Rule = (body) =>
  unread(body, attempt).flatMap((match): Finding[] => {
    const [, mark, words, gap, target, end] = match as unknown as [string, string, string, string, string, string]
    if (gap && !/^(page:|post:|https?:|#)/.test(target)) return []
    const cause = `This is not read as a ${mark ? 'picture' : 'link'}; its brackets would be shown.`
    const whole = `${mark}[${words}](${target.trim().replace(/\s+/g, mark ? '-' : '')})`
    const rename = mark && /\s/.test(target.trim()) ? ' and give the file a name without spaces' : ''
    return [{ at: match.index, cause, fix: `Write ${end ? whole : whole.slice(0, -1) + ')'}${rename}` }]
  })
