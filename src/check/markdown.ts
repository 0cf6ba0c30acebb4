import type { Content as Node, Root } from 'mdast'
import remark from 'remark'
import footnotes from 'remark-footnotes'
import gfm from 'remark-gfm'
import visit from 'unist-util-visit'
import { wordsOf } from '../content/remark/words'
import type { Issue } from './issues'

/**
 * Longest text, and longest part of it without a blank line, in characters. Longer ones could take for ever to parse.
 */
const maxLength = { text: 60_000, paragraph: 8_000 }
/** Largest depth of nodes: far deeper ones make renderers run out of stack. A list in a list in a list has ten. */
const maxDepth = 60
/** A line with so many marks of lists and quotations that the parser itself runs out of stack. */
const tooManyMarks = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${maxDepth},}`, 'm')

/** The parser and options of gatsby-transformer-remark 6.16 (extend-node-type.js). */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true })

const depth = (node: Node | Root): number => ('children' in node ? 1 + Math.max(0, ...node.children.map(depth)) : 1)

export const offsetOf = ({ position }: Node): number => position!.start.offset!

/** Returns the markdown source of a node. */
export const sourceOf = (body: string, { position }: Node): string =>
  body.slice(position!.start.offset, position!.end.offset)

function tooLong(body: string): Issue | undefined {
  const fix = 'Split it; it is not checked further.'
  if (body.length > maxLength.text)
    return { offset: 0, cause: `The text has ${body.length} characters; there is room for ${maxLength.text}.`, fix }
  const paragraph = body.split('\n\n').find(({ length }) => length > maxLength.paragraph)
  if (paragraph === undefined) return undefined
  const cause = `There are ${paragraph.length} characters without a blank line; there is room for ${maxLength.paragraph}.`
  return { offset: body.indexOf(paragraph), cause, fix }
}

/**
 * Gives a position to the nodes that the parser leaves without one: it takes a text apart to find an address behind a
 * letter or quotation mark (`"www.a.example"`).
 */
function placeParts(tree: Root, body: string): void {
  let end = 0
  visit(tree, (any, _, parent) => {
    const node = any as Node
    if (!node.position) {
      const words = 'value' in node ? node.value : wordsOf(node)
      const start = body.indexOf(words, end)
      const [from, to] = [start, start + words.length].map((offset) => ({ line: 1, column: 1, offset }))
      // Words that are written with entities are not found; then the place of the whole text will do.
      node.position = start < 0 ? parent!.position! : { start: from!, end: to! }
    }
    if (node.position !== parent?.position && !('children' in node)) end = node.position.end.offset!
  })
}

/** Parses markdown as the site renders it: CommonMark with tables and bare addresses (GFM), and footnotes. */
export function parseMarkdown(body: string): Root {
  const tree = parser.parse(body) as Root
  placeParts(tree, body)
  return tree
}

/** Returns the tree of a text. If parsing or rendering would take too long, it is empty and `unread` tells why. */
export function readMarkdown(body: string): { tree: Root; unread?: Issue } {
  const nothing: Root = { type: 'root', children: [] }
  const long = tooLong(body)
  if (long) return { tree: nothing, unread: { ...long, stopsGatsby: true } }
  const marks = tooManyMarks.exec(body)
  const tree = marks ? nothing : parseMarkdown(body)
  const offset = marks?.index ?? tree.children.filter((node) => depth(node) > maxDepth).map(offsetOf)[0]
  if (offset === undefined) return { tree }
  const cause = 'Lists or quotations are nested too deeply.'
  return { tree: nothing, unread: { offset, cause, fix: 'Write them side by side.', stopsGatsby: true } }
}

const walked = new WeakMap<Root, Node[]>()

/** Returns all nodes in the order of the text. The result is kept, because a dozen rules need it. */
function allNodes(tree: Root): Node[] {
  const known = walked.get(tree)
  if (known) return known
  const found: Node[] = []
  visit(tree, (node) => void found.push(node as Node))
  walked.set(tree, found)
  return found
}

/** Returns all nodes of some types, in the order of the text. */
export const nodes = <Type extends Node['type']>(tree: Root, ...types: Type[]): Extract<Node, { type: Type }>[] =>
  allNodes(tree).filter((node): node is Extract<Node, { type: Type }> => (types as string[]).includes(node.type))
