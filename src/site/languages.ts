import { languages } from './languageTable'

export { languages }

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as Language[]

/** The language of a build that names none, and the target of hreflang x-default. */
export const defaultLanguage: Language = 'fi'

/** Languages whose unprefixed paths answer on every host (aliases, requirement 2.7). */
export const aliasLanguages: readonly Language[] = ['fi', 'en']

/** True for exactly one of the language codes, in lower case. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)
