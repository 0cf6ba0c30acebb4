import type { Position } from './issues'

export type ValuePath = readonly (string | number)[]

/** Data of a file, with the places where its parts stand. */
export interface Located {
  value: unknown
  /** Where a value begins; where the nearest part around it begins, if it is not there. */
  at: (path: ValuePath) => Position
  /** Where the key of a value begins. */
  keyAt: (path: ValuePath) => Position
  /** A value as it is written in the file; empty where it is not there. */
  source: (path: ValuePath) => string
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

/** Keys that mean something else to JavaScript than to a writer. */
export const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
