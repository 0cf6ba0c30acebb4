import { collections } from '../../content/schemas'
import type { Language } from '../../site/languages'
import type { Issue } from '../issues'
import { nodes, offsetOf, sourceOf } from '../markdown'
import type { BodyRule } from '../rule'

/** Drafts exist only in collections with the field `draft`; the schema gives it a default. */
const orDraft = ({ draft }: Record<string, unknown>) =>
  draft === undefined ? '' : ', or set draft: true until it is written'

/** Only drafts, and texts of collections without bodies, may have an empty body. */
export const notEmpty: BodyRule = ({ body, collection, data, isDraft }) =>
  body.trim() !== '' || !collections[collection].hasBody || data === undefined || isDraft
    ? []
    : [{ cause: 'There is no text below the front matter.', fix: `Write it${orDraft(data)}.` }]

/** Every code block is closed: an open one includes the rest of the text. */
export const closedFences: BodyRule = ({ tree, body }) =>
  nodes(tree, 'code').flatMap((node): Issue | [] => {
    const source = sourceOf(body, node)
    const fence = /^(`{3,}|~{3,})/.exec(source)?.[0]
    if (fence === undefined || new RegExp(`\\n[\\s>]*${fence}[\`~]*\\s*$`).test(source)) return []
    const cause = 'The code block that begins here is not closed, so the rest of the text is code.'
    return { offset: offsetOf(node), cause, fix: `Put a line ${fence} after its last line.` }
  })

/** True for a text that begins with a day as Finnish and Estonian write it: `21. marraskuuta`. */
function isDay(text: string, language: Language): boolean {
  if (!/^\d{1,2}\. \p{Ll}/u.test(text)) return false
  const formatter = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const firstDays = Array.from({ length: 12 }, (_, month) => formatter.format(Date.UTC(2026, month, 1)))
  return firstDays.some((day) => text.replace(/^\d+/, '1').startsWith(day))
}

/**
 * No sentence begins with a year and a full stop, or with such a day, because it becomes a list; no `- [ ] words`,
 * because it becomes a checkbox without a name that nobody can tick.
 */
export const noAccidentalLists: BodyRule = ({ tree, body, language }) =>
  nodes(tree, 'listItem').flatMap((node): Issue | [] => {
    const offset = offsetOf(node)
    const source = sourceOf(body, node)
    const [, number = ''] = /^(\d+)[.)]/.exec(source) ?? []
    if (typeof node.checked === 'boolean')
      return { offset, cause: 'This would be shown as a box that nobody can tick.', fix: 'Remove the square brackets.' }
    if (number.length !== 4 && !isDay(source, language)) return []
    const cause = `"${number}." at the beginning of a line is read as a numbered list.`
    return { offset, cause, fix: `Write ${number}\\. with a backslash.` }
  })

/** Finds two asterisks that make nothing bold. */
export const closedStars: BodyRule = ({ tree, body }) =>
  nodes(tree, 'text').flatMap((node): Issue | [] => {
    const offset = sourceOf(body, node).search(/(?<!\\)\*\*/)
    if (offset < 0) return []
    const fix = 'Write **words**, without spaces inside and with both ends; or a backslash before each.'
    return { offset: offsetOf(node) + offset, cause: 'These two asterisks would be shown.', fix }
  })

const hyphens = /^\|?[\s:|-]*-[\s:|-]*$/

/** Finds lines that look like a heading, a list or a table but are shown as they are. */
export const noMarkupAsText: BodyRule = ({ tree, body }) =>
  nodes(tree, 'paragraph').flatMap((node): Issue | [] => {
    const offset = offsetOf(node)
    const source = sourceOf(body, node)
    const [first = '', second = ''] = source.split('\n')
    // Some keyboards type it with Option or AltGr; it looks like a space, but markdown does not take it for one.
    const mark = /(?<=^[ \t>]*)(#{1,6}|-)[^\S \t\n]/m.exec(source)
    if (mark) {
      const cause = `The space after "${mark[1]!}" is a no-break space, so both would be shown as they are.`
      return { offset: offset + mark.index, cause, fix: 'Write an ordinary space.' }
    }
    if (/^#{1,6}[^#\s]/.test(source))
      return { offset, cause: 'A heading needs a space after its #.', fix: 'Write it, or a backslash before the #.' }
    const row = source.search(/^\|/m)
    if (row < 0 && !(first.includes('|') && hyphens.test(second))) return []
    const cause =
      'This table would be shown as text: below its first row there is no row with as many hyphens as cells.'
    return { offset: offset + Math.max(0, row), cause, fix: 'Write as many |---| there as the first row has cells.' }
  })

/** Every row of a table has as many cells as the first: more would not be shown, and fewer leave a gap. */
export const evenRows: BodyRule = ({ tree }) =>
  nodes(tree, 'table').flatMap(({ children: rows }) => {
    const cells = rows[0]!.children.length
    return rows
      .filter(({ children }) => children.length !== cells)
      .map((row): Issue => {
        const cause = `This row has ${row.children.length} cells, and the first row of the table ${cells}.`
        return { offset: offsetOf(row), cause, fix: `Write ${cells}, empty ones too; a | within a cell is \\|.` }
      })
  })
