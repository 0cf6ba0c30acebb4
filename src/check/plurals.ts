import { inEachLanguage, languages } from '../site/languages'
import type { ValueWithPath } from './fileData'
import type { FileIssue } from './issues'
import type { LocaleFile } from './content'

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const suffix = new RegExp(`^(.+)_(${categories.join('|')})$`)

/** Splits the key of a plural form (`days_one`, as i18next writes it); undefined for any other key. */
export function pluralKey(key: string): { base: string; category: string } | undefined {
  const [, base, category] = suffix.exec(key) ?? []
  return base && category ? { base, category } : undefined
}

/** The plural forms of each language in a fixed order: Node 24 lists them in another order than Node 20. */
const formsOf = inEachLanguage((language) => {
  const { pluralCategories } = new Intl.PluralRules(languages[language].locale).resolvedOptions()
  return categories.filter((category) => pluralCategories.includes(category))
})

/**
 * Finds plural forms that a text lacks, and forms that its language does not have. The forms of a language follow the
 * Unicode rules, as in browsers. `bases` are the keys of all texts with plural forms.
 */
export function pluralIssues(
  file: LocaleFile,
  texts: ReadonlyMap<string, ValueWithPath>,
  bases: ReadonlySet<string>,
): FileIssue[] {
  const forms = formsOf[file.language]
  return [...bases].flatMap((base) =>
    categories.flatMap((category) => {
      const text = texts.get(`${base}_${category}`)
      const isUsed = forms.includes(category)
      const fix = `"${file.language}" has the forms ${forms.map((form) => `_${form}`).join(', ')}.`
      if (isUsed && !text) {
        const cause = `The form "${base}_${category}" is missing; for some numbers the key would be shown.`
        return file.issueAt(texts.get(`${base}_other`)?.path ?? base.split('.'), { cause, fix })
      }
      const cause = `The form "${base}_${category}" is never used in "${file.language}".`
      return text && !isUsed ? file.issueAt(text.path, { cause, fix }, 'key') : []
    }),
  )
}
