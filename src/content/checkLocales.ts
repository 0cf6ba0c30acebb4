import { defaultLanguage, languageCodes, type Language } from '../site/languages'
import type { ContentIssue, SourceFile } from './issues'
import { slotsOf, strings } from './slots'

type Copy = Map<string, string>

/** Names may stand in one language's sentence and not in another's; figures and values may not. */
const names = new Set(['product', 'company'])
const values = (text: string) =>
  slotsOf(text)
    .filter((slot) => !names.has(slot))
    .join(', ')

const localeFile = (language: Language, namespace: string) => `locales/${language}/${namespace}.json`

/** Line of the first `"key":` of the last part of a dotted key, from 1. */
function lineOfKey(text: string, key: string): number {
  const name = `"${key.split('.').at(-1)!}"`
  return Math.max(1, text.split('\n').findIndex((line) => line.includes(name)) + 1)
}

function parseCopy({ path, text = '' }: SourceFile): Copy | ContentIssue {
  try {
    return new Map(strings(JSON.parse(text)).map((item) => [item.path.join('.'), item.text]))
  } catch (error) {
    const cause = `The file is not valid JSON: ${error instanceof Error ? error.message : String(error)}`
    return { file: path, cause, fix: 'Look for a missing comma or quotation mark near that place.' }
  }
}

function compare(reference: Copy, copy: Copy, file: string, referenceFile: string, text: string): ContentIssue[] {
  const missing = [...reference.keys()]
    .filter((key) => !copy.has(key))
    .map((key) => ({ file, cause: `The key "${key}" is missing.`, fix: `Translate it from ${referenceFile}.` }))
  const rest = [...copy].flatMap(([key, value]): ContentIssue[] => {
    const line = lineOfKey(text, key)
    const original = reference.get(key)
    if (original === undefined)
      return [{ file, line, cause: `The key "${key}" is not in ${referenceFile}.`, fix: 'Remove it here or add it there.' }]
    if (value.trim() === '') return [{ file, line, cause: `The key "${key}" is empty.`, fix: 'Write its text.' }]
    const [wanted, found] = [values(original), values(value)]
    if (wanted === found) return []
    const cause = `"${key}" interpolates {{${found}}}, in ${referenceFile} it is {{${wanted}}}.`
    return [{ file, line, cause, fix: 'Use the same {{names}} in every language.' }]
  })
  return [...missing, ...rest]
}

/** Issues of the locales: every language has the same namespaces, keys and interpolations, none empty. */
export function checkLocales(files: readonly SourceFile[]): ContentIssue[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const namespaces = new Set(files.flatMap(({ path }) => /^locales\/\w+\/(\w+)\.json$/.exec(path)?.[1] ?? []))
  return [...namespaces].flatMap((namespace) => {
    const referenceFile = localeFile(defaultLanguage, namespace)
    const source = byPath.get(referenceFile)
    const reference = source ? parseCopy(source) : new Map<string, string>()
    if (!(reference instanceof Map)) return [reference]
    return languageCodes.flatMap((language): ContentIssue[] => {
      const path = localeFile(language, namespace)
      const file = byPath.get(path)
      if (!file) return [{ file: path, cause: 'The file is missing.', fix: `Translate ${referenceFile}.` }]
      const copy = parseCopy(file)
      return copy instanceof Map ? compare(reference, copy, path, referenceFile, file.text ?? '') : [copy]
    })
  })
}
