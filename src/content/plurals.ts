import { languages, type Language } from '../site/languages'

const suffix = /^(.+)_(zero|one|two|few|many|other)$/

/** A key of a text that changes with a number (`days_one`), as i18next writes it; undefined for any other key. */
export function pluralKey(key: string): { base: string; category: string } | undefined {
  const [, base, category] = suffix.exec(key) ?? []
  return base && category ? { base, category } : undefined
}

/** The forms that a language has for numbers, by the Unicode rules that browsers follow. */
export const pluralCategories = (language: Language): readonly string[] =>
  new Intl.PluralRules(languages[language].locale).resolvedOptions().pluralCategories
