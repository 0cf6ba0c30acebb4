import type { Language } from '../../site/languages'
import type { ContentIssue } from '../issues'
import type { JsonFile } from '../jsonFile'
import type { ValuePath } from '../located'
import { allCategories, pluralCategories } from '../plurals'

/** A text of a locale file. */
export interface Text {
  path: ValuePath
  value: unknown
}
/** The texts of a locale file by their dotted keys. */
export type Texts = ReadonlyMap<string, Text>

/** Issues of texts that change with a number: each needs all forms that the language has, and no other. */
export function checkPlurals(
  file: JsonFile,
  texts: Texts,
  wanted: ReadonlySet<string>,
  language: Language,
): ContentIssue[] {
  const categories = pluralCategories(language)
  return [...wanted].flatMap((base): ContentIssue[] => {
    const has = (category: string) => texts.has(`${base}_${category}`)
    const fix = `"${language}" has the forms ${categories.map((category) => `${base.split('.').at(-1)!}_${category}`).join(', ')}.`
    const missing = categories
      .filter((category) => !has(category))
      .map((category) => ({
        ...file.at(texts.get(`${base}_other`)?.path ?? base.split('.')),
        cause: `The form "${base}_${category}" is missing; for some numbers the key would be shown.`,
        fix,
      }))
    const extra = allCategories
      .filter((category) => has(category) && !categories.includes(category))
      .map((category) => ({
        ...file.keyAt(texts.get(`${base}_${category}`)!.path),
        cause: `The form "${base}_${category}" is never used in "${language}".`,
        fix,
      }))
    return [...missing, ...extra].map((issue) => ({ file: file.path, ...issue }))
  })
}
