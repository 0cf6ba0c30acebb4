/** Something a writer has to mend: where it is, what is wrong and how to put it right. */
export interface ContentIssue {
  /** Path from the project's root. */
  file: string
  /** Line in the file, from 1. */
  line?: number
  cause: string
  fix: string
}

/** A file of `content/` or `locales/`; pictures come without text. */
export interface SourceFile {
  path: string
  text?: string
}

/** An issue as it is printed: `file:line  cause` and the fix below. */
export const formatIssue = ({ file, line, cause, fix }: ContentIssue): string =>
  `${file}${line ? `:${line}` : ''}  ${cause}\n    ${fix}`
