import { valueAt, valuesAt, type ValuePath } from '../fileData'
import { validData } from '../content'
import { repeats } from '../repeats'
import type { Rule } from '../rule'

/**
 * The fields that identify an entry of a list: the first of them that the entry has counts. A word or a number
 * identifies itself. Events of one time and lines of one item are not the same.
 */
const identities = 'id number url page customer channel title question'.split(' ')

interface Entry {
  path: ValuePath
  value: string | number
  /** The name of its list and its value; no other entry may have the same. */
  name: string
}

/** A testimonial may be on one page only, so the testimonials of all pages count as one list. */
const listOf = (path: ValuePath) => (path.at(-1) === 'testimonials' ? 'testimonials' : path.join('.'))

/** Returns the entries of every list in a value, each with what identifies it. */
function entriesIn(list: unknown, listPath: ValuePath = []): Entry[] {
  // rules/pageAddresses.ts compares former addresses.
  if (listPath.includes('was')) return []
  return valuesAt(list, '*').flatMap(({ path: [key], value: entry }) => {
    const path = [...listPath, key!]
    const below = entriesIn(entry, path)
    if (!Array.isArray(list)) return below
    const identity = identities.filter((name) => valueAt(entry, [name]) !== undefined).slice(0, 1)
    const value = valueAt(entry, identity)
    if (typeof value !== 'string' && typeof value !== 'number') return below
    return [{ path: [...path, ...identity], value, name: `${listOf(listPath)} ${value}` }, ...below]
  })
}

/** No list has the same entry twice. */
export const entriesOnce: Rule = (content) => {
  const frontMatter = content.texts.flatMap(({ data, fields }) => (data ? fields : []))
  return [...validData(content), ...frontMatter].flatMap((file) => {
    const twice = repeats(entriesIn(file.value), ({ name }) => name)
    return twice.map(([{ path, value }]) =>
      file.issueAt(path, { cause: `"${value}" is there twice.`, fix: 'Remove or change one.' }),
    )
  })
}
