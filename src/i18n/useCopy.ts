import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { PlaceValues } from '../site/placeValues'

export type Copy = (key: string, values?: PlaceValues) => string

/** True where nothing is left to fill in. What i18next does to find that out was a third of the time of rendering. */
const isPlain = (text: unknown): text is string => typeof text === 'string' && !/^$|\{\{|\$t\(/.test(text)

/**
 * Reads the texts of one namespace of `locales/<language>`, and of another one by `namespace:key`. A missing key shows
 * itself (requirement 4.2), also where another namespace of the page has it: the plugin has i18next look in all of
 * them. The variables are filled in at build time; `values` are those that only the place of use knows.
 */
export function useCopy(namespace: string): Copy {
  const { t, i18n } = useTranslation(namespace)
  return (key, values) => {
    const [name, ns = namespace] = key.split(':').reverse() as [string, string?]
    const textOf = (each: string): unknown => i18n.getResource(i18n.language, ns, each)
    const text = textOf(name)
    if (isPlain(text) && !values) return text
    // A text that counts has a form for each number, `_other` in every language.
    return text === undefined && textOf(`${name}_other`) === undefined ? key : t(name, { ...values, ns })
  }
}
