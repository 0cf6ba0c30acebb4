import { headings } from '../../content/remark/headings'
import { valueAt } from '../located'
import type { Finding, Rule } from './rule'

/** The title of a page is its only first-level heading; the others go down one level at a time. */
export const headingLevels: Rule = (body) => {
  let before = 1
  return headings(body.tree).flatMap(({ node, text }): Finding[] => {
    const { depth: level } = node
    const at = node.position!.start.offset!
    const jump = level > before + 1
    const [last, hashes] = [before, '#'.repeat(Math.min(level, before + 1))]
    before = level === 1 ? 1 : level
    if (text === '')
      return [{ at, cause: 'The heading has no words.', fix: 'Write them behind the #, or remove the line.' }]
    if (level === 1)
      return [{ at, cause: 'The title of the page is its only heading of the first level.', fix: `Write ## ${text}` }]
    return jump
      ? [
          {
            at,
            cause: `The heading jumps from level ${last} to level ${level}; screen readers list headings by level.`,
            fix: `Write ${hashes} ${text}`,
          },
        ]
      : []
  })
}

/** A code block that is not closed swallows the rest of the text. */
export const closedFences: Rule = ({ text, parts }) =>
  parts.flatMap(({ node, from, to }) => {
    const source = text.slice(from, to)
    const fence = node.type === 'code' ? /^(`{3,}|~{3,})/.exec(source)?.[0] : undefined
    return fence === undefined || new RegExp(`\\n[\\s>]*${fence}[\`~]*\\s*$`).test(source)
      ? []
      : [
          {
            at: from,
            cause: 'The code block that begins here is not closed, so the rest of the text is code.',
            fix: `Put a line ${fence} after its last line.`,
          },
        ]
  })

/** A sentence that begins with a year and a full stop would become a numbered list. */
export const years: Rule = ({ text, parts }) =>
  parts.flatMap(({ node, from }) => {
    const year = node.type === 'listItem' ? /^(\d{4})[.)]/.exec(text.slice(from, from + 5))?.[1] : undefined
    return year
      ? [
          {
            at: from,
            cause: `"${year}." at the beginning of a line is read as a numbered list.`,
            fix: `Write ${year}\\. with a backslash.`,
          },
        ]
      : []
  })

/** `- [ ] words` would become a box that nobody can tick and that has no name for those who cannot see it. */
export const taskLists: Rule = ({ parts }) =>
  parts
    .filter(({ node }) => node.type === 'listItem' && typeof node.checked === 'boolean')
    .map(({ from }) => ({
      at: from,
      cause: 'This would be shown as a box that nobody can tick.',
      fix: 'Remove the square brackets, or write a backslash before them.',
    }))

const spaceless = /^(#{1,6})(?![#\s])(.*)/
const hyphens = /^\|?[\s:|-]*-[\s:|-]*$/

/** Lines that look like a heading or a table and would be shown as they are. */
export const shownAsText: Rule = ({ text, parts }) =>
  parts
    .filter(({ node }) => node.type === 'paragraph')
    .flatMap(({ from, to }): Finding[] => {
      const paragraph = text.slice(from, to)
      const [, marks, words] = spaceless.exec(paragraph) ?? []
      const [first, second] = paragraph.split('\n')
      return [
        ...(marks
          ? [{ at: from, cause: 'A heading needs a space after its #.', fix: `Write ${marks} ${words!}` }]
          : []),
        ...(first!.includes('|') && hyphens.test(second ?? '')
          ? [
              {
                at: from,
                cause: 'This table would be shown as text: its row of hyphens has other columns than its first row.',
                fix: 'Write as many |---| as the first row has cells.',
              },
            ]
          : []),
      ]
    })

/** Only a draft may have no text yet, and a list of questions, which is all fields; without fields nobody knows where the text begins. */
export const emptyText: Rule = ({ text }, { entry: { collection, parsed } }) =>
  text.trim() !== '' || collection === 'faq' || parsed.data === undefined || valueAt(parsed.data, ['draft']) === true
    ? []
    : [
        {
          at: 0,
          cause: 'There is no text below the front matter.',
          fix: 'Write it, or set draft: true until it is written.',
        },
      ]
