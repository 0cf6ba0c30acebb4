import type { Finding, Issue, Position } from './issues'
import { positionFinder } from './position'

export type ValuePath = readonly (string | number)[]

/** What is meant by a path: the value at its end, or the key before that. */
export type Side = 'value' | 'key'

/** The data of a file: their value, and the places where it is written. */
export interface FileData {
  file: string
  /** Undefined where the file cannot be read. */
  value: unknown
  /** What keeps it from being read. */
  issues: readonly Issue[]
  /** Where the value at a path begins; where the nearest value around it begins, if it is not there. */
  at: (path: ValuePath, side?: Side) => Position
  /** The issue of a finding at a path. */
  issue: (path: ValuePath, finding: Finding, side?: Side) => Issue
}

/** How places in the data of a file are found: by the offset in its text that a parser knows for a path. */
export function placesIn(
  file: string,
  text: string,
  offsetOf: (path: ValuePath, side: Side) => number | undefined,
): Pick<FileData, 'file' | 'at' | 'issue'> {
  const position = positionFinder(text)
  const at: FileData['at'] = (path, side = 'value') => {
    const offset = offsetOf(path, side)
    if (offset !== undefined) return position(offset)
    return path.length > 0 ? at(path.slice(0, -1)) : position(0)
  }
  return { file, at, issue: (path, { cause, fix }, side) => ({ file, ...at(path, side), cause, fix }) }
}

/** The value at a path in another; undefined where it is not there. */
export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (around, key) =>
      around !== null && typeof around === 'object' && Object.hasOwn(around, key)
        ? (around as Record<string | number, unknown>)[key]
        : undefined,
    value,
  )

/** What stands at a step of a pattern: every entry for a star, else that of the key, if it is there. */
function entriesAt(step: string, value: unknown): [string | number, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  if (step !== '*') return Object.hasOwn(value, step) ? [[step, (value as Record<string, unknown>)[step]]] : []
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value)
}

/** A value within another, and the path to it. */
export interface PlacedValue {
  path: ValuePath
  value: unknown
}

/** The values in another whose paths fit a pattern such as `plans.*.prices`: a star is any key. */
export const valuesAt = (value: unknown, pattern: string): PlacedValue[] =>
  pattern
    .split('.')
    .reduce<PlacedValue[]>(
      (found, step) =>
        found.flatMap(({ path, value: around }) =>
          entriesAt(step, around).map(([key, below]) => ({ path: [...path, key], value: below })),
        ),
      [{ path: [], value }],
    )

/** Keys that mean something else to JavaScript than to a writer. */
export const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
