import { variablesIn } from '../../content/fill'
import { variableNames } from '../../content/variables'
import { defaultLanguage, languageCodes, type Language } from '../../site/languages'
import { callerValuesOf } from '../../site/callerValues'
import { unsafeKeys, valueAt, type FileData, type PlacedValue, type ValuePath } from '../fileData'
import type { Finding, Issue } from '../issues'
import { didYouMean, nearest } from '../nearest'
import type { Rule } from '../rule'
import { plainTextFindings, variableFindings } from '../leftovers'
import { pluralIssues, pluralKey, type LocaleTexts } from '../plurals'

/** Returns the texts of a locale file by their keys. A group that the other file lacks is returned as one entry. */
function textsOf(value: unknown, other: unknown, path: ValuePath = []): [string, PlacedValue][] {
  if (value === null || typeof value !== 'object' || other === undefined) return [[path.join('.'), { path, value }]]
  return Object.entries(value)
    .filter(([key]) => !unsafeKeys.has(key))
    .flatMap(([key, item]) => textsOf(item, valueAt(other, [key]), [...path, key]))
}

const quoted = (value: unknown) =>
  value !== null && typeof value === 'object' ? `a group of ${Object.keys(value).join(', ')}` : `“${String(value)}”`

/**
 * Returns the variables in a text that its translations must have, too. The names of product and company are left out,
 * because a sentence may avoid them, and so is the number in a form for one. Other variables have to be the same.
 */
const valuesIn = (text: string, key: string) =>
  variablesIn(text)
    .filter(
      (name) => name !== 'product' && name !== 'company' && !(name === 'count' && pluralKey(key)?.category === 'one'),
    )
    .map((name) => `{{${name}}}`)
    .join(', ') || 'nothing'

/** Returns what is wrong with a text, compared with the one in the default language. */
function textFindings(
  key: string,
  value: unknown,
  original: string,
  language: Language,
  filledNames?: readonly string[],
): Finding[] {
  const inDefault = `in "${defaultLanguage}" it is “${original}”`
  if (typeof value !== 'string')
    return [{ cause: `"${key}" is ${JSON.stringify(value)}, not a text.`, fix: 'Write it between quotation marks.' }]
  if (value.trim() === '') return [{ cause: `The key "${key}" is empty.`, fix: `Write its text; ${inDefault}.` }]
  const shown = plainTextFindings(value, language, filledNames)
  // A misspelt name in the default language is reported there; the other languages need not follow it.
  if (shown.length > 0 || variableFindings(original, filledNames).length > 0) return shown
  const [found, wanted] = [valuesIn(value, key), valuesIn(original, key)]
  if (found === wanted) return []
  const cause = `"${key}" interpolates ${found}; in "${defaultLanguage}" it is ${wanted}.`
  return [{ cause, fix: 'Use the same {{names}} in every language.' }]
}

/**
 * Returns the issues of a locale file, compared with the one in the default language. `filled` returns the variables
 * that are filled in in the text of a key.
 */
function compare(
  file: FileData,
  reference: FileData,
  language: Language,
  filled: (key: string) => readonly string[] | undefined,
): Issue[] {
  const [texts, originals]: LocaleTexts[] = [
    new Map(textsOf(file.value, reference.value)),
    new Map(textsOf(reference.value, file.value)),
  ]
  const plurals = new Set([...originals!.keys(), ...texts!.keys()].flatMap((key) => pluralKey(key)?.base ?? []))
  const missing = [...originals!].filter(([key]) => !texts!.has(key) && !plurals.has(pluralKey(key)?.base ?? key))
  const original = (key: string) => originals!.get(key) ?? originals!.get(`${pluralKey(key)?.base ?? ''}_other`)
  const unknown = [...texts!].filter(([key]) => !original(key))
  // A misspelt key is both missing and unknown: it is reported once.
  const meant = new Set(unknown.map(([key]) => nearest(key, [...originals!.keys()])))
  const order = [...originals!.keys()]
  /** The place of the key after which a missing one stands in the default language. */
  const before = (key: string) => texts!.get(order[order.indexOf(key) - 1] ?? '')?.path
  return [
    ...missing
      .filter(([key]) => !meant.has(key))
      .map(([key, { path, value }]) => {
        const fix = `Add "${String(path.at(-1))}" in "${language}"; in "${defaultLanguage}" it is ${quoted(value)}.`
        return file.issue(before(key) ?? path.slice(0, -1), { cause: `The key "${key}" is missing.`, fix }, 'key')
      }),
    ...pluralIssues(file, texts!, plurals, language),
    ...unknown.map(([key, { path }]) => {
      const fix = `${didYouMean(key, [...originals!.keys()])} Else remove it here or add it there.`
      return file.issue(path, { cause: `The key "${key}" is not in "${defaultLanguage}".`, fix }, 'key')
    }),
    ...[...texts!].flatMap(([key, { path, value }]) => {
      const same = original(key)
      const findings = same ? textFindings(key, value, String(same.value), language, filled(key)) : []
      return findings.map((finding) => file.issue(path, finding))
    }),
  ]
}

/** Every language has the same namespaces, keys and variables, and no text is empty. */
export const locales: Rule = ({ locales: read, files, data: { plans } }) => {
  // The variables that an unreadable file would have defined are not known.
  const variables = plans && variableNames(plans)
  const fileOf = (language: Language, namespace: string) => `locales/${language}/${namespace}.json`
  const namespacesIn = (language: Language) =>
    [...files.keys()].flatMap((path) => new RegExp(`^locales/${language}/(\\w+)\\.json$`).exec(path)?.[1] ?? [])
  const known = namespacesIn(defaultLanguage)
  return languageCodes.flatMap((language): Issue[] => [
    ...namespacesIn(language)
      .filter((namespace) => !known.includes(namespace))
      .map((namespace) => ({
        file: fileOf(language, namespace),
        cause: `There is no ${fileOf(defaultLanguage, namespace)}.`,
        fix: `${didYouMean(namespace, known)} Else remove this file, or add that one.`,
      })),
    ...known.flatMap((namespace): Issue[] => {
      const filled = (key: string) =>
        variables && [...variables, ...callerValuesOf(namespace, key), ...(pluralKey(key) ? ['count'] : [])]
      const [path, original] = [fileOf(language, namespace), fileOf(defaultLanguage, namespace)]
      if (!files.has(path)) return [{ file: path, cause: 'The file is missing.', fix: `Translate ${original}.` }]
      const [file, reference] = [read.get(path), read.get(original)]
      return file?.value && reference?.value ? compare(file, reference, language, filled) : []
    }),
  ])
}
