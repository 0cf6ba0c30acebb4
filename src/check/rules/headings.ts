import type { Heading } from 'mdast'
import { headings } from '../../content/remark/headings'
import type { Issue } from '../issues'
import { nodes, offsetOf, sourceOf } from '../markdown'
import type { Text } from '../content'
import type { BodyRule } from '../rule'
import { voids } from './html'

const beginning = new RegExp(`<(?!(?:${[...voids].join('|')})\\b)[a-z]`, 'i')
const end = /<\/[a-z]/i

/** True for a node inside a quotation, a list or an element that is written as HTML. */
function isInside(node: Heading, { tree, body }: Text): boolean {
  if (!tree.children.includes(node)) return true
  const html = nodes(tree, 'html').flatMap((each) => (offsetOf(each) < offsetOf(node) ? sourceOf(body, each) : []))
  const count = (tag: RegExp) => html.join('').split(tag).length
  return count(beginning) > count(end)
}

/**
 * The title of the page is its only first-level heading. Those of the second level divide the page, so they are inside
 * nothing. No other heading skips a level.
 */
export const orderedHeadings: BodyRule = (text) => {
  let before = 1
  return headings(text.tree).flatMap(({ node, text: words }): Issue | [] => {
    const offset = offsetOf(node)
    const last = before
    before = node.depth
    if (!/[\p{L}\p{N}]/u.test(words))
      return { offset, cause: 'The heading has no words.', fix: 'Write them behind the #, or remove the line.' }
    if (node.depth === 1)
      return {
        offset,
        cause: 'The title of the page is its only heading of the first level.',
        fix: `Write ## ${words}`,
      }
    if (!sourceOf(text.body, node).startsWith('#'))
      return {
        offset,
        cause: 'The line of hyphens right below makes these words a heading.',
        fix: 'Leave an empty line above it; a heading begins with ##.',
      }
    if (node.depth === 2 && isInside(node, text))
      return {
        offset,
        cause:
          'Headings of the second level divide the page, but this one is inside a quotation, a list or an element of HTML.',
        fix: `Write ### ${words}, or put it outside.`,
      }
    if (node.depth <= last + 1) return []
    const cause = `The heading jumps from level ${last} to level ${node.depth}; screen readers list headings by level.`
    return { offset, cause, fix: `Write ${'#'.repeat(last + 1)} ${words}` }
  })
}
