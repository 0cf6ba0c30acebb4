import { languageCodes, languages } from './languageTable'

export { languageCodes, languages }

export type Language = (typeof languageCodes)[number]

/** The language of a build that does not name one, and the target of hreflang x-default. */
export const defaultLanguage: Language = 'fi'

/** Languages whose unprefixed paths answer on every host (aliases, requirement 2.7). */
export const aliasLanguages: readonly Language[] = ['fi', 'en']

/** True for a language code in lower case. */
export const isLanguage = (value: unknown): value is Language => languageCodes.some((code) => code === value)

/** Returns a record with a value for each language. */
export function inEachLanguage<T>(value: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languageCodes.map((language) => [language, value(language)])) as Record<Language, T>
}
