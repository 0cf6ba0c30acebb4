import { variablesIn } from '../../content/fill'
import { defaultLanguage, languageCodes, type Language } from '../../site/languages'
import { callerValuesOf } from '../../site/callerValues'
import type { Issue, FileIssue } from '../issues'
import { didYouMean, nearest } from '../nearest'
import type { Rule } from '../rule'
import { filledEverywhere, plainTextIssues, variableIssues } from '../leftovers'
import { pluralIssues, pluralKey } from '../plurals'
import { originalOf, pairOf, unknownKeys, type Pair } from './localePairs'

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
function issuesOfText(
  key: string,
  value: unknown,
  original: string,
  language: Language,
  filledNames?: readonly string[],
): Issue[] {
  const inDefault = `in "${defaultLanguage}" it is “${original}”`
  if (typeof value !== 'string')
    return [{ cause: `"${key}" is ${JSON.stringify(value)}, not a text.`, fix: 'Write it between quotation marks.' }]
  if (value.trim() === '') return [{ cause: `The key "${key}" is empty.`, fix: `Write its text; ${inDefault}.` }]
  const issues = plainTextIssues(value, language, filledNames)
  // A misspelt name in the default language is reported there; the other languages need not follow it. If plans
  // cannot be read, no name is known.
  if (!filledNames || issues.length > 0 || variableIssues(original, filledNames).length > 0) return issues
  const [found, wanted] = [valuesIn(value, key), valuesIn(original, key)]
  if (found === wanted) return []
  const cause = `"${key}" interpolates ${found}; in "${defaultLanguage}" it is ${wanted}.`
  return [{ cause, fix: 'Use the same {{names}} in every language.' }]
}

const unknownIssues = (pair: Pair): FileIssue[] =>
  unknownKeys(pair).map((key) => {
    const fix = `${didYouMean(key, [...pair.originals.keys()])} Else remove it here or add it there.`
    const cause = `The key "${key}" is not in "${defaultLanguage}".`
    return pair.file.issueAt(pair.texts.get(key)!.path, { cause, fix }, 'key')
  })

/** A misspelt key is both missing and unknown: it is reported as unknown. */
function missingIssues(pair: Pair): FileIssue[] {
  const { file, texts, originals, plurals } = pair
  const order = [...originals.keys()]
  const meant = new Set(unknownKeys(pair).map((key) => nearest(key, order)))
  return [...originals].flatMap(([key, { path, value }], index) => {
    if (texts.has(key) || plurals.has(pluralKey(key)?.base ?? key) || meant.has(key)) return []
    const fix = `Add "${key}" in "${file.language}"; in "${defaultLanguage}" it is ${quoted(value)}.`
    const keyBefore = texts.get(order[index - 1] ?? '')
    return file.issueAt(keyBefore?.path ?? path.slice(0, -1), { cause: `The key "${key}" is missing.`, fix }, 'key')
  })
}

/** `filled` returns the variables that are filled in in the text of a key. */
const textIssues = (pair: Pair, filled: (key: string) => readonly string[] | undefined): FileIssue[] =>
  [...pair.texts].flatMap(([key, { path, value }]) => {
    const original = originalOf(key, pair)
    const issues = original ? issuesOfText(key, value, String(original.value), pair.file.language, filled(key)) : []
    return issues.map((found) => pair.file.issueAt(path, found))
  })

/** Every language has the same namespaces, keys and variables, and no text is empty. */
export const completeLocales: Rule = (content) => {
  const { locales: read, files } = content
  const variables = filledEverywhere(content)
  const pathOf = (language: Language, namespace: string) => `locales/${language}/${namespace}.json`
  const namespacesIn = (language: Language) =>
    [...files.keys()].flatMap((path) => new RegExp(`^locales/${language}/(\\w+)\\.json$`).exec(path)?.[1] ?? [])
  const known = namespacesIn(defaultLanguage)
  const withoutOriginal = (language: Language) =>
    namespacesIn(language)
      .filter((namespace) => !known.includes(namespace))
      .map((namespace): FileIssue => ({
        file: pathOf(language, namespace),
        cause: `There is no ${pathOf(defaultLanguage, namespace)}.`,
        fix: `${didYouMean(namespace, known)} Else remove this file, or add that one.`,
      }))
  const compared = (language: Language, namespace: string): FileIssue[] => {
    const [path, original] = [pathOf(language, namespace), pathOf(defaultLanguage, namespace)]
    if (!files.has(path)) return [{ file: path, cause: 'The file is missing.', fix: `Translate ${original}.` }]
    const [file, reference] = [path, original].map((name) => read.find((locale) => locale.file === name))
    if (!file?.value || !reference?.value) return []
    const filled = (key: string) =>
      variables && [...variables, ...callerValuesOf(namespace, key), ...(pluralKey(key) ? ['count'] : [])]
    const pair = pairOf(file, reference)
    return [
      ...missingIssues(pair),
      ...pluralIssues(file, pair.texts, pair.plurals),
      ...unknownIssues(pair),
      ...textIssues(pair, filled),
    ]
  }
  return languageCodes.flatMap((language) => [
    ...withoutOriginal(language),
    ...known.flatMap((namespace) => compared(language, namespace)),
  ])
}
