import { collections } from '../../content/schemas'
import { headings } from '../../content/remark/headings'
import { nodes, offsetOf, sourceOf } from '../markdown'
import type { BodyRule, TextRule } from '../rule'

/** A body that can be parsed and rendered in good time. */
export const readable: TextRule = ({ unread, bodyIssue }) => (unread ? [bodyIssue(unread)] : [])

/** Where a collection has drafts, whatever a text says of it, its schema fills the field in. */
const orDraft = ({ draft }: Record<string, unknown>) =>
  draft === undefined ? '' : ', or set draft: true until it is written'

/** Only a draft may have no text yet, and a collection that is all fields. */
export const notEmpty: BodyRule = ({ body, collection, data }) =>
  body.trim() !== '' || !collections[collection].hasBody || data === undefined || data.draft === true
    ? []
    : [{ cause: 'There is no text below the front matter.', fix: `Write it${orDraft(data)}.` }]

/** The title of a page is its only first-level heading; the others go down one level at a time. */
export const headingLevels: BodyRule = ({ tree }) => {
  let before = 1
  return headings(tree).flatMap(({ node, text }) => {
    const at = offsetOf(node)
    const last = before
    before = node.depth
    if (text === '')
      return { at, cause: 'The heading has no words.', fix: 'Write them behind the #, or remove the line.' }
    if (node.depth === 1)
      return { at, cause: 'The title of the page is its only heading of the first level.', fix: `Write ## ${text}` }
    if (node.depth <= last + 1) return []
    const cause = `The heading jumps from level ${last} to level ${node.depth}; screen readers list headings by level.`
    return { at, cause, fix: `Write ${'#'.repeat(last + 1)} ${text}` }
  })
}

/** A code block that is not closed swallows the rest of the text. */
export const closedFences: BodyRule = ({ tree, body }) =>
  nodes(tree, 'code').flatMap((node) => {
    const source = sourceOf(body, node)
    const fence = /^(`{3,}|~{3,})/.exec(source)?.[0]
    if (fence === undefined || new RegExp(`\\n[\\s>]*${fence}[\`~]*\\s*$`).test(source)) return []
    const cause = 'The code block that begins here is not closed, so the rest of the text is code.'
    return { at: offsetOf(node), cause, fix: `Put a line ${fence} after its last line.` }
  })

/**
 * Sentences that begin with a year and a full stop would become a list; `- [ ] words` a box that nobody can tick and
 * that has no name.
 */
export const listItems: BodyRule = ({ tree, body }) =>
  nodes(tree, 'listItem').flatMap((node) => {
    const at = offsetOf(node)
    const year = /^(\d{4})[.)]/.exec(sourceOf(body, node))?.[1]
    if (typeof node.checked === 'boolean')
      return { at, cause: 'This would be shown as a box that nobody can tick.', fix: 'Remove the square brackets.' }
    if (!year) return []
    const cause = `"${year}." at the beginning of a line is read as a numbered list.`
    return { at, cause, fix: `Write ${year}\\. with a backslash.` }
  })

/** Two asterisks that make nothing bold. */
export const closedStars: BodyRule = ({ tree, body }) =>
  nodes(tree, 'text').flatMap((node) => {
    const at = sourceOf(body, node).search(/(?<!\\)\*\*/)
    if (at < 0) return []
    const fix = 'Write **words**, without spaces inside and with both ends; or a backslash before each.'
    return { at: offsetOf(node) + at, cause: 'These two asterisks would be shown.', fix }
  })

const hyphens = /^\|?[\s:|-]*-[\s:|-]*$/

/** Lines that look like a heading or a table and would be shown as they are. */
export const shownAsText: BodyRule = ({ tree, body }) =>
  nodes(tree, 'paragraph').flatMap((node) => {
    const at = offsetOf(node)
    const source = sourceOf(body, node)
    const [first = '', second = ''] = source.split('\n')
    if (/^#{1,6}[^#\s]/.test(source))
      return { at, cause: 'A heading needs a space after its #.', fix: 'Write it, or a backslash before the #.' }
    const row = source.search(/^\|/m)
    if (row < 0 && !(first.includes('|') && hyphens.test(second))) return []
    const cause =
      'This table would be shown as text: below its first row there is no row with as many hyphens as cells.'
    return { at: at + Math.max(0, row), cause, fix: 'Write as many |---| there as the first row has cells.' }
  })

/** What a row has beyond the first one would not be shown; one with fewer cells lacks a line between two. */
export const evenRows: BodyRule = ({ tree }) =>
  nodes(tree, 'table').flatMap(({ children: rows }) => {
    const cells = rows[0]!.children.length
    return rows
      .filter(({ children }) => children.length !== cells)
      .map((row) => {
        const cause = `This row has ${row.children.length} cells, and the first row of the table ${cells}.`
        return { at: offsetOf(row), cause, fix: `Write ${cells}, empty ones too; a | within a cell is \\|.` }
      })
  })
