import { languages, type Language } from '../site/languages'

const suffix = /^(.+)_(zero|one|two|few|many|other)$/

/** A key of a text that changes with a number (`days_one`), as i18next writes it; undefined for any other key. */
export function pluralKey(key: string): { base: string; category: string } | undefined {
  const [, base, category] = suffix.exec(key) ?? []
  return base && category ? { base, category } : undefined
}

/** Every form that some language has, in the usual order. */
export const allCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The forms that a language has for numbers, by the Unicode rules that browsers follow. */
export function pluralCategories(language: Language): string[] {
  const own: readonly string[] = new Intl.PluralRules(languages[language].locale).resolvedOptions().pluralCategories
  return allCategories.filter((category) => own.includes(category))
}
