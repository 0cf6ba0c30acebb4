import type { Markdown, MarkdownNode } from '../markdown'
import { destinationProblem } from './destination'
import type { Finding, Rule } from './rule'

const label = (text: string) => text.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase()

const child = (node: MarkdownNode, name: string) => node.children.find((part) => part.name === name)

/** The target of a link or picture without its pointed brackets. */
export const targetOf = ({ text }: Markdown, node: MarkdownNode): { url: string; at: number } | undefined => {
  const url = child(node, 'URL')
  return url && { url: text.slice(url.from, url.to).replace(/^<|>$/g, ''), at: url.from }
}

/** Labels for which `[label]: target` stands somewhere in the text. */
export const definitions = (body: Markdown): Map<string, MarkdownNode> =>
  new Map(
    body.nodes
      .filter(({ name }) => name === 'LinkReference')
      .map((node): [string, MarkdownNode] => {
        const mark = child(node, 'LinkLabel')!
        return [label(body.text.slice(mark.from, mark.to)), node]
      }),
  )

/** The label that a link or picture without a target of its own refers to. */
export function labelOf({ text }: Markdown, node: MarkdownNode): string | undefined {
  const mark = child(node, 'LinkLabel')
  if (!mark || child(node, 'URL')) return undefined
  const own = text.slice(mark.from, mark.to)
  return own === '[]' ? label(text.slice(node.from + (node.name === 'Image' ? 1 : 0), mark.from)) : label(own)
}

/** Words between the first brackets of a link or picture. */
export function wordsOf({ text }: Markdown, node: MarkdownNode): string {
  const [from, to] = node.children.filter(({ name }) => name === 'LinkMark')
  return from && to ? text.slice(from.to, to.from).trim() : ''
}

const email = /^[^\s:/]+@[^\s/]+$/
const bare = new Set(['Link', 'Image', 'LinkReference', 'Autolink'])

/** True for `[words]()`. */
const isEmpty = (node: MarkdownNode) =>
  node.name === 'Link' && node.children.filter(({ name }) => name === 'LinkMark').length > 2 && !child(node, 'URL')

/** Every link leads somewhere, safely, and says where. */
export const links: Rule = (body, place) => {
  const images = new Set(body.nodes.filter(({ name }) => name === 'Image').flatMap((node) => labelOf(body, node) ?? []))
  const check = (node: MarkdownNode): Finding[] => {
    const target = targetOf(body, node) ?? (isEmpty(node) ? { url: '', at: node.from } : undefined)
    const problem = target && !email.test(target.url) ? destinationProblem(target.url, place) : undefined
    return target && problem ? [{ at: target.at, ...problem }] : []
  }
  return body.nodes.flatMap((node): Finding[] => {
    if (node.name === 'Link') {
      const empty = (child(node, 'URL') ?? child(node, 'LinkLabel')) && wordsOf(body, node) === ''
      const words = 'The link has no words, so nobody can see or hear it.'
      return [
        ...(empty
          ? [{ at: node.from, cause: words, fix: 'Write what it leads to between the brackets: [our prices](page:pricing).' }]
          : []),
        ...check(node),
      ]
    }
    if (node.name === 'Autolink') return check(node)
    if (node.name === 'LinkReference') {
      const name = label(body.text.slice(node.children[0]!.from, node.children[0]!.to))
      return images.has(name) || name.startsWith('^') ? [] : check(node)
    }
    return bare.has(node.name)
      ? []
      : node.children.filter(({ name }) => name === 'URL').flatMap((url) => check({ ...node, children: [url] }))
  })
}

/** `[words][label]` needs a line `[label]: target`, and a footnote its text. */
export const references: Rule = (body) => {
  const known = definitions(body)
  const found = body.nodes.flatMap((node): Finding[] => {
    const name = node.name === 'Link' || node.name === 'Image' ? labelOf(body, node) : undefined
    if (name === undefined || name.startsWith('^') || known.has(name)) return []
    return [
      {
        at: node.from,
        cause: `Nothing says where [${name}] leads, so the brackets would be shown.`,
        fix: `Write the target in round brackets, or add a line [${name}]: page:id`,
      },
    ]
  })
  const written = new Set([...body.text.matchAll(/^\[\^([^\]\s]+)\]:/gm)].map(([, note]) => note))
  const notes = [...body.text.matchAll(/\[\^([^\]\s]+)\](?!:)/g)]
    .filter(([, note]) => !written.has(note))
    .map((match) => ({
      at: match.index,
      cause: `The footnote ${match[0]} has no text.`,
      fix: `Add a line ${match[0]}: and the text of the note.`,
    }))
  return [...found, ...notes]
}

const understood = new Set(['Link', 'Image', 'InlineCode', 'FencedCode', 'CodeBlock', 'HTMLBlock', 'HTMLTag', 'LinkReference'])
const attempt = /(!?)\[([^\][\n]*)\]( ?)\(([^()\n]*)(\)?)/g

/** Links and pictures that are not written as such, so that their brackets would be shown. */
export const brokenLinks: Rule = ({ text, nodes }) => {
  const attempts = [...text.matchAll(attempt)]
  if (attempts.length === 0) return []
  // A link of brackets alone is no link yet.
  const read = nodes.filter(
    (node) => understood.has(node.name) && (!/^(Link|Image)$/.test(node.name) || isEmpty(node) || (child(node, 'URL') ?? child(node, 'LinkLabel')) !== undefined),
  )
  return attempts.flatMap((match): Finding[] => {
    const [, mark, words, gap, target, end] = match as unknown as [string, string, string, string, string, string]
    if (gap && !/^(page:|post:|https?:|#)/.test(target)) return []
    if (read.some(({ from, to }) => from <= match.index && match.index < to)) return []
    const cause = `This is not read as a ${mark ? 'picture' : 'link'}; its brackets would be shown.`
    const whole = `${mark}[${words}](${target.trim().replace(/\s+/g, mark ? '-' : '')})`
    const rename = mark && /\s/.test(target.trim()) ? ' and give the file a name without spaces' : ''
    return [{ at: match.index, cause, fix: `Write ${end ? whole : whole.slice(0, -1) + ')'}${rename}` }]
  })
}
