import type { Issue, FileIssue, Position } from './issues'

/** Returns the function that finds line and column of an offset. Offsets beyond the end are at the end. */
export const positionFinder =
  (text: string) =>
  (offset: number): Position => {
    const lines = text.slice(0, offset).split('\n')
    return { line: lines.length, column: lines.at(-1)!.length + 1 }
  }

/** Returns the function that gives issues of a file their places. Offsets of issues count from `from`. */
export const issueIn =
  (file: string, text: string, from = 0) =>
  ({ offset = 0, ...found }: Issue): FileIssue => ({ file, ...positionFinder(text)(from + offset), ...found })
