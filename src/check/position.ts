import type { Finding, Issue, Position } from './issues'

/** Returns the function that finds line and column of an offset. Offsets beyond the end are at the end. */
export const positionFinder =
  (text: string) =>
  (offset: number): Position => {
    const lines = text.slice(0, offset).split('\n')
    return { line: lines.length, column: lines.at(-1)!.length + 1 }
  }

/** Returns the function that makes issues of findings in a file. Offsets of findings count from `from`. */
export const issueIn =
  (file: string, text: string, from = 0) =>
  ({ offset = 0, ...finding }: Finding): Issue => ({ file, ...positionFinder(text)(from + offset), ...finding })
