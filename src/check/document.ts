import type { ContentIssue, Position } from './issues'

export type ValuePath = readonly (string | number)[]

/** A value at a path, or the key that stands before it. */
export type Part = 'value' | 'key'

/** The data of a file: its value, and the places where its parts stand. */
export interface Document {
  file: string
  /** Undefined where the file cannot be read. */
  value: unknown
  /** What keeps it from being read. */
  issues: readonly ContentIssue[]
  /** Where a part begins; where the nearest part around it begins, if it is not there. */
  at: (path: ValuePath, part?: Part) => Position
  /** An issue of a part. */
  issue: (path: ValuePath, cause: string, fix: string, part?: Part) => ContentIssue
}

/** How the parts of a document are found: by the offset that a parser knows for a path. */
export function placesIn(
  file: string,
  position: (offset: number) => Position,
  offsetOf: (path: ValuePath, part: Part) => number | undefined,
): Pick<Document, 'file' | 'at' | 'issue'> {
  const at: Document['at'] = (path, part = 'value') => {
    const offset = offsetOf(path, part)
    if (offset !== undefined) return position(offset)
    return path.length > 0 ? at(path.slice(0, -1)) : position(0)
  }
  return { file, at, issue: (path, cause, fix, part) => ({ file, ...at(path, part), cause, fix }) }
}

/** The part of a value at a path; undefined where it is not there. */
export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      part !== null && typeof part === 'object' && Object.hasOwn(part, key)
        ? (part as Record<string | number, unknown>)[key]
        : undefined,
    value,
  )

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()]
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** Every part of a value whose path fits a pattern such as `plans.*.prices`: a star is any key, '' the value itself. */
export const partsAt = (value: unknown, pattern: string): { path: ValuePath; value: unknown }[] =>
  (pattern === '' ? [] : pattern.split('.')).reduce<{ path: ValuePath; value: unknown }[]>(
    (parts, step) =>
      parts.flatMap(({ path, value: around }) =>
        entriesOf(around)
          .filter(([key]) => step === '*' || step === String(key))
          .map(([key, below]) => ({ path: [...path, key], value: below })),
      ),
    [{ path: [], value }],
  )

/** Keys that mean something else to JavaScript than to a writer. */
export const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
