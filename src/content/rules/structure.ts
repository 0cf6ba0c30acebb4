import { headings } from '../markdown'
import type { Finding, Rule } from './rule'

/** The title of a page is its only first-level heading; the others go down one level at a time. */
export const headingLevels: Rule = (body) => {
  let before = 1
  return headings(body).flatMap(({ level, text, from }): Finding[] => {
    const jump = level > before + 1
    const [last, hashes] = [before, '#'.repeat(Math.min(level, before + 1))]
    before = level === 1 ? 1 : level
    if (level === 1)
      return [{ at: from, cause: 'The title of the page is its only heading of the first level.', fix: `Write ## ${text}` }]
    return jump
      ? [
          {
            at: from,
            cause: `The heading jumps from level ${last} to level ${level}; screen readers list headings by level.`,
            fix: `Write ${hashes} ${text}`,
          },
        ]
      : []
  })
}

/** A code block that is not closed swallows the rest of the text. */
export const closedFences: Rule = ({ text, nodes }) =>
  nodes
    .filter(({ name, children }) => name === 'FencedCode' && children.filter((child) => child.name === 'CodeMark').length < 2)
    .map(({ from }) => {
      const fence = /^[`~]+/.exec(text.slice(from))?.[0] ?? '```'
      return {
        at: from,
        cause: 'The code block that begins here is not closed, so the rest of the text is code.',
        fix: `Put a line ${fence} after its last line.`,
      }
    })

/** A sentence that begins with a year and a full stop would become a numbered list. */
export const years: Rule = ({ text, nodes }) =>
  nodes.flatMap(({ name, from }) => {
    const year = name === 'ListMark' ? /^(\d{4})[.)]/.exec(text.slice(from, from + 5))?.[1] : undefined
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
