import { valuesAt, valueAt, type ValueWithPath, type ValuePath } from '../../src/check/fileData'

/** Data with a mistake that somebody could make, and what was done. */
interface Mistake {
  what: string
  data: object
}

const partsIn = (value: unknown, at: ValuePath = []): ValueWithPath[] =>
  valuesAt(value, '*').flatMap(({ path: [key], value: part }) => {
    const path = [...at, key!]
    return [{ path, value: part }, ...(typeof part === 'object' ? partsIn(part, path) : [])]
  })

/** A copy with other values in some places; where the new value is undefined the part is gone. */
function changed(data: object, changes: readonly ValueWithPath[]): object {
  const copy = structuredClone(data)
  for (const { path, value } of changes) {
    const around = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>
    const key = path.at(-1)!
    if (value !== undefined) around[key] = value
    else if (Array.isArray(around)) around.splice(Number(key), 1)
    else Reflect.deleteProperty(around, key)
  }
  return copy
}

/** Data with some parts of them changed. */
export const mistake = (what: string, data: object, ...changes: ValueWithPath[]): Mistake => ({
  what,
  data: changed(data, changes),
})

/** True for two numbers of one row. */
const isBeside = (one: ValuePath, other: ValuePath) => one.slice(0, -1).join() === other.slice(0, -1).join()

/** True for the same number in two rows of a list or table. */
const isAlike = (one: ValuePath, other: ValuePath) =>
  one.length === other.length && one[0] === other[0] && one.at(-1) === other.at(-1)

/** An id, and not words or a day. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z][\w-]*$/.test(value)

/** A text, list or table without anything in it. */
const emptyOf = (value: unknown): unknown[] => {
  if (typeof value === 'string') return ['']
  if (Array.isArray(value)) return [[]]
  return typeof value === 'object' ? [{}] : []
}

/**
 * Every part removed or null; every text, list and table empty; every number at a limit, equal to each other one of
 * its row, and the same in all rows; every id another one, wherever it stands.
 */
export function mistakesIn(data: object): Mistake[] {
  const parts = partsIn(data)
  const numbers = parts.filter((part): part is { path: ValuePath; value: number } => typeof part.value === 'number')
  const limits = numbers.flatMap(({ path, value }) => {
    const others = [
      0,
      -1,
      1,
      1900,
      2099,
      1e15,
      ...numbers.filter((other) => isBeside(other.path, path)).map((n) => n.value),
    ]
    return [...new Set(others)]
      .filter((other) => other !== value)
      .map((other) => mistake(`${path.join('.')} is ${other}`, data, { path, value: other }))
  })
  const levelled = numbers
    .map(({ path, value }) => numbers.filter((other) => isAlike(other.path, path)).map((row) => ({ ...row, value })))
    .filter((rows) => rows.length > 1)
    .map((rows) => mistake(`${rows[0]!.path.join('.')} is ${rows[0]!.value} in all rows`, data, ...rows))
  const ids = new Set(parts.flatMap(({ path, value }) => [path.at(-1), value]).filter(isId))
  const renamed = [...ids].map((id) => ({
    what: `"${id}" is called otherwise`,
    data: JSON.parse(JSON.stringify(data).replaceAll(`"${id}"`, `"${id}x"`)) as object,
  }))
  const removed = parts.map(({ path }) => mistake(`${path.join('.')} is gone`, data, { path, value: undefined }))
  const emptied = parts.flatMap(({ path, value }) => [
    mistake(`${path.join('.')} is null`, data, { path, value: null }),
    ...emptyOf(value).map((empty) => mistake(`${path.join('.')} is empty`, data, { path, value: empty })),
  ])
  return [...removed, ...emptied, ...limits, ...levelled, ...renamed]
}
