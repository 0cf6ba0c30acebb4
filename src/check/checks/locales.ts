import { defaultLanguage, languageCodes, type Language } from '../../site/languages'
import type { ContentIssue } from '../issues'
import type { JsonFile } from '../jsonFile'
import { unsafeKeys, type ValuePath } from '../located'
import { nearest } from '../nearest'
import { pluralKey } from '../plurals'
import type { Content } from '../readContent'
import { variableFindings } from '../rules/leftovers'
import { variablesIn } from '../../content/fill'
import { otherLanguage } from '../spokenLanguage'
import { checkPlurals, type Text, type Texts } from './plurals'

/** Names may stand in one language's sentence and not in another's; figures and values may not. */
const names = new Set(['product', 'company'])
const values = (text: string, but = '') =>
  variablesIn(text)
    .filter((slot) => !names.has(slot) && slot !== but)
    .join(', ')

/** Every text of a locale by its dotted key. */
function textsOf(value: unknown, path: ValuePath = []): [string, Text][] {
  if (value === null || typeof value !== 'object') return [[path.join('.'), { path, value }]]
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.filter(([key]) => !unsafeKeys.has(String(key))).flatMap(([key, item]) => textsOf(item, [...path, key]))
}

const slots = (list: string) => (list ? `{{${list.replace(/, /g, '}}, {{')}}}` : 'nothing')

const isSentence = (text: string) => text.length >= 20 && text.split(/\s+/).length >= 3

/** A text without its counterpart: which form of which key is meant there. */
const baseOf = (key: string) => pluralKey(key)?.base ?? key

function textIssues(
  file: JsonFile,
  [key, { path, value }]: [string, Text],
  reference: Texts,
  referenceFile: string,
  language: Language,
): ContentIssue[] {
  const issue = (cause: string, fix: string): ContentIssue[] => [{ file: file.path, ...file.at(path), cause, fix }]
  const plural = pluralKey(key)
  const original = reference.get(key) ?? (plural && reference.get(`${plural.base}_other`))
  if (!original) {
    const near = nearest(key, [...reference.keys()])
    return [
      {
        file: file.path,
        ...file.keyAt(path),
        cause: `The key "${key}" is not in ${referenceFile}.`,
        fix: near ? `Did you mean ${near}? Else remove it here or add it there.` : 'Remove it here or add it there.',
      },
    ]
  }
  if (typeof value !== 'string')
    return issue(
      `"${key}" is ${JSON.stringify(value)}, not a text.`,
      `Write "${String(value)}" between quotation marks.`,
    )
  if (value.trim() === '')
    return issue(
      `The key "${key}" is empty.`,
      typeof original.value === 'string' && original.value
        ? `Write its text; in Finnish it is “${original.value}”.`
        : 'Write its text.',
    )
  const open = variableFindings(value)[0]
  if (open) return issue(open.cause, open.fix)
  const finnish = String(original.value)
  const free = plural?.category === 'one' ? 'count' : ''
  const [wanted, found] = [values(finnish, free), values(value, free)]
  const strange = variablesIn(value).find(
    (slot) => !names.has(slot) && slot !== free && !variablesIn(finnish).includes(slot),
  )
  const meant = strange && nearest(strange, [...variablesIn(finnish), ...names])
  if (meant) return issue(`"${key}" interpolates {{${strange}}}, which nothing fills.`, `Did you mean {{${meant}}}?`)
  if (wanted !== found)
    return issue(
      `"${key}" interpolates ${slots(found)}, in ${referenceFile} it is ${slots(wanted)}.`,
      'Use the same {{names}} in every language.',
    )
  if (language === defaultLanguage) return []
  const translate = `Write it in "${language}".`
  if (value === finnish && isSentence(value))
    return issue(`"${key}" is the same as in Finnish: it is not translated.`, translate)
  const other = otherLanguage(value, language, 45)
  return other ? issue(`"${key}" is evidently in "${other}".`, translate) : []
}

function compare(
  file: JsonFile,
  texts: Texts,
  reference: Texts,
  referenceFile: string,
  language: Language,
): ContentIssue[] {
  const plurals = new Set([...reference.keys(), ...texts.keys()].flatMap((key) => pluralKey(key)?.base ?? []))
  const missing = [...reference].filter(([key]) => !texts.has(key) && !plurals.has(baseOf(key)))
  return [
    ...missing.map(([key, { path, value }]) => ({
      file: file.path,
      ...file.keyAt(path.slice(0, -1)),
      cause: `The key "${key}" is missing.`,
      fix: `Add "${String(path.at(-1))}" in "${language}"; in Finnish it is “${String(value)}”.`,
    })),
    ...checkPlurals(file, texts, plurals, language),
    ...[...texts].flatMap((entry) => textIssues(file, entry, reference, referenceFile, language)),
  ]
}

/** Issues of the locales: every language has the same namespaces, keys and interpolations, none empty or untranslated. */
export function checkLocales({ locales, files }: Content): ContentIssue[] {
  const namespaces = new Set([...files.keys()].flatMap((path) => /^locales\/\w+\/(\w+)\.json$/.exec(path)?.[1] ?? []))
  const texts = (file: JsonFile) => new Map(textsOf(file.value ?? {}).filter(([key]) => key !== ''))
  return [...namespaces].flatMap((namespace) => {
    const referenceFile = `locales/${defaultLanguage}/${namespace}.json`
    const reference = locales.get(referenceFile)
    return languageCodes.flatMap((language): ContentIssue[] => {
      const path = `locales/${language}/${namespace}.json`
      const file = locales.get(path)
      if (!files.has(path))
        return [
          {
            file: path,
            cause: 'The file is missing.',
            fix: files.has(referenceFile)
              ? `Translate ${referenceFile}.`
              : 'Write it in every language, or remove it from the others.',
          },
        ]
      if (!file?.value || !reference?.value) return []
      return compare(file, texts(file), texts(reference), referenceFile, language)
    })
  })
}
