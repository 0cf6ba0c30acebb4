import type { Issue, FileIssue, Position } from './issues'
import { positionFinder } from './position'

export type ValuePath = readonly (string | number)[]

/** What a path refers to: the value at its end, or the key before the value. */
export type Side = 'value' | 'key'

/** The data of a file, with functions that find the places of its values. */
export interface FileData {
  file: string
  /** Undefined if the file cannot be read. */
  value: unknown
  /** The reasons why it cannot be read. */
  issues: readonly FileIssue[]
  /** Returns the place of the value at a path; if there is none, the place of the nearest value around it. */
  positionOf: (path: ValuePath, side?: Side) => Position
  /** Gives an issue its file and the place of a path. */
  issueAt: (path: ValuePath, found: Issue, side?: Side) => FileIssue
}

/**
 * Returns the functions that find places in the data of a file. `offsetOf` returns the offset in the text that a parser
 * knows for a path.
 */
export function positionsIn(
  file: string,
  text: string,
  offsetOf: (path: ValuePath, side: Side) => number | undefined,
): Pick<FileData, 'file' | 'positionOf' | 'issueAt'> {
  const position = positionFinder(text)
  const positionOf: FileData['positionOf'] = (path, side = 'value') => {
    const offset = offsetOf(path, side)
    if (offset !== undefined) return position(offset)
    return path.length > 0 ? positionOf(path.slice(0, -1)) : position(0)
  }
  return {
    file,
    positionOf,
    issueAt: (path, { cause, fix }, side) => ({ file, ...positionOf(path, side), cause, fix }),
  }
}

/** Returns the value at a path inside another value; undefined if there is none. */
export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (around, key) =>
      around !== null && typeof around === 'object' && Object.hasOwn(around, key)
        ? (around as Record<string | number, unknown>)[key]
        : undefined,
    value,
  )

/** Returns the entries at a step of a pattern: all for a star, otherwise the entry with this key if there is one. */
function entriesAt(step: string, value: unknown): [string | number, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  if (step !== '*') return Object.hasOwn(value, step) ? [[step, (value as Record<string, unknown>)[step]]] : []
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value)
}

/** A value inside another one, with its path. */
export interface ValueWithPath {
  path: ValuePath
  value: unknown
}

/** Returns the values whose paths match a pattern such as `plans.*.prices`; a star matches any key. */
export const valuesAt = (value: unknown, pattern: string): ValueWithPath[] =>
  pattern
    .split('.')
    .reduce<ValueWithPath[]>(
      (found, step) =>
        found.flatMap(({ path, value: around }) =>
          entriesAt(step, around).map(([key, below]) => ({ path: [...path, key], value: below })),
        ),
      [{ path: [], value }],
    )

/** Keys with a special meaning in JavaScript. */
export const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
