import { visible } from './characters'

/** A place in a text; both numbers count from 1. */
export interface Position {
  line: number
  column: number
}

/** What is wrong with something, and what to write instead. */
export interface Issue {
  cause: string
  fix: string
  /** Where it is in the text, in characters. */
  offset?: number
  /** True if Gatsby would hang or crash on the file. `develop` then refuses to start. */
  stopsGatsby?: boolean
}

/** An issue with its file and place, as the content check prints it. */
export interface FileIssue extends Omit<Issue, 'offset'>, Partial<Position> {
  /** Path from the project's root. */
  file: string
  /** The line of the file that the issue is about. */
  excerpt?: string
}

/** What the bytes of an image tell. */
export interface ImageInfo {
  /** Type of the bytes (`png`, `jpg`, `svg` ...), whatever the file's name is; undefined if they are not an image. */
  type?: string
  width: number
  height: number
  bytes: number
  /** True if the end of the image is missing. */
  isCut?: boolean
}

/** A file of `content/`, `locales/` or `src/templates/`. */
export interface SourceFile {
  path: string
  /** Text of a markdown or JSON file or a drawing; absent if the bytes are not UTF-8. */
  text?: string
  image?: ImageInfo
  /** Set for a symbolic link, and for anything else that is not an ordinary file. */
  irregular?: 'link' | 'special'
  /** Issues of the bytes. */
  issues?: readonly FileIssue[]
}

const maxExcerptWidth = 64
/** Longer texts of a message are cut; the file has them in full. */
const maxMessageLength = 400

const short = (text: string) => visible(text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)} …` : text)

/** Returns the line with a caret below the column. Of a long line only the part around the column is shown. */
function pointed({ excerpt, line, column = 1 }: FileIssue): string {
  if (!excerpt || !line) return ''
  const from = Math.max(0, column - maxExcerptWidth / 2)
  const part = visible(excerpt.slice(from, from + maxExcerptWidth).replace(/\t/g, ' '))
  const margin = `    ${line} | `
  return `\n${margin}${part}\n${' '.repeat(margin.length + column - 1 - from)}^`
}

/** Formats an issue: `file:line:column  cause`, then the fix and the line. */
export function formatIssue(issue: FileIssue): string {
  const { file, line, column, cause, fix } = issue
  const place = [file, line, line && column].filter((part) => part !== undefined).join(':')
  return `${place}  ${short(cause)}\n    ${short(fix)}${pointed(issue)}`
}

/** Returns the number of issues in words. */
export const issueCount = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'}`

/** Largest number of issues that are printed for one file. */
const maxIssuesPerFile = 30

/** Formats issues for printing. A file with many issues has only the first of them, and the number of the others. */
export const formatIssues = (issues: readonly FileIssue[]): string =>
  [...new Set(issues.map(({ file }) => file))]
    .flatMap((file) => {
      const ofFile = issues.filter((issue) => issue.file === file)
      const printed = ofFile.slice(0, maxIssuesPerFile).map(formatIssue)
      const rest = issueCount(ofFile.length - maxIssuesPerFile).replace(' ', ' more ')
      return ofFile.length > maxIssuesPerFile
        ? [...printed, `${file}  ${rest}; mend the first ones and see what is left.`]
        : printed
    })
    .join('\n\n')
