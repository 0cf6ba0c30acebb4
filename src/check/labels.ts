import type { Problem } from '../content/days'
import { strings } from '../content/strings'
import { defaultLanguage } from '../site/languages'
import { valueAt } from './located'
import { didYouMean } from './nearest'
import type { Content } from './readContent'

const fileOf = (namespace: string) => `locales/${defaultLanguage}/${namespace}.json`

/**
 * What is wrong with the key of a text: `nav.blog` of `common`, `contact:links.blog` of another namespace. Undefined where the text is there, and
 * where its file cannot be read, which is an issue of its own.
 */
export function labelProblem(label: string, { locales }: Content): Problem | undefined {
  const [namespace, key] = label.includes(':') ? (label.split(':', 2) as [string, string]) : ['common', label]
  const file = locales.get(fileOf(namespace))
  if (!file && namespace !== 'common')
    return { cause: `There is no file ${fileOf(namespace)}.`, fix: 'Write namespace:key, or a key of common alone.' }
  if (file?.value === undefined || typeof valueAt(file.value, key.split('.')) === 'string') return undefined
  const keys = strings(file.value).map(({ path }) => path.join('.'))
  return {
    cause: `The text "${key}" is not in ${file.path}.`,
    fix: `${didYouMean(key, keys)} Else add it in every language.`,
  }
}
