import type { Position } from './issues'

/** Where an offset of a text is; offsets beyond the end are at the end. */
export const positionFinder =
  (text: string) =>
  (offset: number): Position => {
    const lines = text.slice(0, offset).split('\n')
    return { line: lines.length, column: lines.at(-1)!.length + 1 }
  }
