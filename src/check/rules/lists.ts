import { valueAt, valuesAt, type ValuePath } from '../fileData'
import { allValidData } from '../readContent'
import type { Rule } from '../rule'

/** What tells an entry of a list from the others: the first of these fields that it has; a word or number itself. */
const identities = 'id number url page time item customer channel invoice title question'.split(' ')

interface Entry {
  path: ValuePath
  value: string | number
  /** Its list and value: what no other entry may have. */
  name: string
}

/** A quotation stands on one page only, so those of all pages are one list. */
const listOf = (path: ValuePath) => (path.at(-1) === 'testimonials' ? 'testimonials' : path.join('.'))

/** The entries of every list of a value, each by what tells it from the others. */
function entriesIn(around: unknown, at: ValuePath = []): Entry[] {
  // Former addresses are compared by what they come to (rules/pageAddresses.ts).
  if (at.includes('was')) return []
  return valuesAt(around, '*').flatMap(({ path: [key], value: entry }) => {
    const path = [...at, key!]
    const below = entriesIn(entry, path)
    if (!Array.isArray(around)) return below
    const identity = identities.filter((name) => valueAt(entry, [name]) !== undefined).slice(0, 1)
    const value = valueAt(entry, identity)
    if (typeof value !== 'string' && typeof value !== 'number') return below
    return [{ path: [...path, ...identity], value, name: `${listOf(at)} ${value}` }, ...below]
  })
}

/** Nothing stands twice in a list. */
export const entriesOnce: Rule = (content) =>
  allValidData(content).flatMap((file) => {
    const entries = entriesIn(file.value)
    const first = new Map(entries.toReversed().map((entry) => [entry.name, entry]))
    return entries
      .filter((entry) => first.get(entry.name) !== entry)
      .map(({ path, value }) => file.issue(path, { cause: `"${value}" is there twice.`, fix: 'Remove or change one.' }))
  })
