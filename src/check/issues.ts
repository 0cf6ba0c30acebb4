import { visible } from './characters'

/** A place in a text, both from 1. */
export interface Position {
  line: number
  column: number
}

/** What is wrong with something, and what to write instead. */
export interface Finding {
  cause: string
  fix: string
  /** Where in a text it is, as an offset. */
  at?: number
  /** True where Gatsby would hang or crash on the file, so that `develop` must not begin with it. */
  hangs?: boolean
}

/** A finding in a file: something that a writer has to mend. */
export interface Issue extends Omit<Finding, 'at'>, Partial<Position> {
  /** Path from the project's root. */
  file: string
  /** The line of the file that the issue is about. */
  excerpt?: string
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
  issues?: readonly Issue[]
}

const widest = 64
/** Longer words of a message are cut; what they quote is in the file. */
const longest = 400

const short = (text: string) => visible(text.length > longest ? `${text.slice(0, longest)} …` : text)

/** The line with a caret under the column; long lines are cut to what surrounds it. */
function pointed({ excerpt, line, column = 1 }: Issue): string {
  if (!excerpt || !line) return ''
  const from = Math.max(0, column - widest / 2)
  const shown = visible(excerpt.slice(from, from + widest).replace(/\t/g, ' '))
  const margin = `    ${line} | `
  return `\n${margin}${shown}\n${' '.repeat(margin.length + column - 1 - from)}^`
}

/** An issue as it is printed: `file:line:column  cause`, the fix and the line itself below. */
export function formatIssue(issue: Issue): string {
  const { file, line, column, cause, fix } = issue
  const place = [file, line, line && column].filter((part) => part !== undefined).join(':')
  return `${place}  ${short(cause)}\n    ${short(fix)}${pointed(issue)}`
}

/** How many issues there are, in words. */
export const issueCount = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'}`

/** Issues of one file that are worth reading at a time. */
const most = 30

/** Issues as they are printed, one text each; of a file with very many the first, and how many more it has. */
export const formatIssues = (issues: readonly Issue[]): string[] =>
  [...new Set(issues.map(({ file }) => file))].flatMap((file) => {
    const own = issues.filter((issue) => issue.file === file)
    const shown = own.slice(0, most).map(formatIssue)
    const rest = issueCount(own.length - most).replace(' ', ' more ')
    return own.length > most ? [...shown, `${file}  ${rest}; mend the first ones and see what is left.`] : shown
  })
