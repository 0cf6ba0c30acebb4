import { valueAt, type ValueWithPath, type ValuePath } from '../fileData'
import type { LocaleFile } from '../content'
import { pluralKey } from '../plurals'

/** Returns the texts of a locale file by their keys. A group that the other file lacks is returned as one entry. */
function textsOf(value: unknown, other: unknown, path: ValuePath = []): [string, ValueWithPath][] {
  if (value === null || typeof value !== 'object' || other === undefined) return [[path.join('.'), { path, value }]]
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, valueAt(other, [key]), [...path, key]))
}

/** A locale file and the one in the default language. */
export interface Pair {
  file: LocaleFile
  /** The texts of both by their dotted keys. */
  texts: ReadonlyMap<string, ValueWithPath>
  originals: ReadonlyMap<string, ValueWithPath>
  /** Keys of the texts with plural forms, without the form. */
  plurals: ReadonlySet<string>
}

/** Pairs a locale file with the one in the default language. */
export function pairOf(file: LocaleFile, original: LocaleFile): Pair {
  const texts = new Map(textsOf(file.value, original.value))
  const originals = new Map(textsOf(original.value, file.value))
  const plurals = new Set([...originals.keys(), ...texts.keys()].flatMap((key) => pluralKey(key)?.base ?? []))
  return { file, texts, originals, plurals }
}

/** Returns the original of a text; that of every plural form is the form `_other`. */
export const originalOf = (key: string, { originals }: Pair) =>
  originals.get(key) ?? originals.get(`${pluralKey(key)?.base ?? ''}_other`)

/** Returns the keys that the default language does not have. */
export const unknownKeys = (pair: Pair) => [...pair.texts.keys()].filter((key) => !originalOf(key, pair))
