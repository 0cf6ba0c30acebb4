import { visible } from './characters'

/** A place in a text, both from 1. */
export interface Position {
  line: number
  column: number
}

/** Something a writer has to mend: where it is, what is wrong and why, and what to write instead. */
export interface ContentIssue extends Partial<Position> {
  /** Path from the project's root. */
  file: string
  cause: string
  fix: string
  /** The line of the file that the issue is about. */
  excerpt?: string
  /** True where Gatsby would hang or crash on the file, so that `develop` must not begin with it. */
  hangs?: boolean
}

/** What is wrong, and what to write instead. */
export type Problem = readonly [cause: string, fix: string]

/** A problem at an offset of a text. */
export interface Finding {
  at: number
  cause: string
  fix: string
}

/** An image as far as its header tells. */
export interface ImageInfo {
  /** What the bytes are (`png`, `jpg`, `svg` ...), whatever the name says; undefined where they are no image. */
  type?: string
  width: number
  height: number
  bytes: number
}

/** A file of `content/`, `locales/` or `src/templates/`. */
export interface SourceFile {
  path: string
  /** Text of markdown and JSON; absent where its bytes are no UTF-8. */
  text?: string
  image?: ImageInfo
  /** A symbolic link, or something else that is no ordinary file. */
  irregular?: 'link' | 'special'
  /** What is wrong with the bytes. */
  issues?: readonly ContentIssue[]
}

/** A problem of a file as a whole. */
export const fileIssue = (file: string, [cause, fix]: Problem): ContentIssue => ({ file, cause, fix })

const widest = 64
/** Longer words of a message are cut; what they quote is in the file. */
const longest = 400

const short = (text: string) => visible(text.length > longest ? `${text.slice(0, longest)} …` : text)

/** The line with a caret under the column; long lines are cut to what surrounds it. */
function pointed({ excerpt, line, column = 1 }: ContentIssue): string {
  if (!excerpt || !line) return ''
  const from = Math.max(0, column - widest / 2)
  const shown = visible(excerpt.slice(from, from + widest).replace(/\t/g, ' '))
  const margin = `    ${line} | `
  return `\n${margin}${shown}\n${' '.repeat(margin.length + column - 1 - from)}^`
}

/** An issue as it is printed: `file:line:column  cause`, the fix and the line itself below. */
export function formatIssue(issue: ContentIssue): string {
  const { file, line, column, cause, fix } = issue
  const place = [file, line, line && column].filter((part) => part !== undefined).join(':')
  return `${place}  ${short(cause)}\n    ${short(fix)}${pointed(issue)}`
}

/** How many issues there are, in words. */
export const issueCount = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'}`

/** Issues of one file that are worth reading at a time. */
const most = 30

/** Issues as they are printed, one text each; of a file with very many the first, and how many more it has. */
export const formatIssues = (issues: readonly ContentIssue[]): string[] =>
  [...new Set(issues.map(({ file }) => file))].flatMap((file) => {
    const own = issues.filter((issue) => issue.file === file)
    const shown = own.slice(0, most).map(formatIssue)
    const rest = issueCount(own.length - most).replace(' ', ' more ')
    return own.length > most ? [...shown, `${file}  ${rest}; mend the first ones and see what is left.`] : shown
  })
