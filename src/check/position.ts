import type { Finding, Issue, Position } from './issues'

/** Where an offset of a text is; offsets beyond the end are at the end. */
export const positionFinder =
  (text: string) =>
  (offset: number): Position => {
    const lines = text.slice(0, offset).split('\n')
    return { line: lines.length, column: lines.at(-1)!.length + 1 }
  }

/** What makes issues of findings in the text of a file, whose offsets count from `from`. */
export const issueIn =
  (file: string, text: string, from = 0) =>
  ({ at = 0, ...finding }: Finding): Issue => ({ file, ...positionFinder(text)(from + at), ...finding })
