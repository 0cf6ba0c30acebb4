import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { CallerValues } from '../site/callerValues'

export type Copy = (key: string, values?: CallerValues) => string

/** True if nothing in the text has to be filled in. i18next's own check took a third of the rendering time. */
const isPlain = (text: unknown): text is string => typeof text === 'string' && !/^$|\{\{|\$t\(/.test(text)

/**
 * Returns a function that reads the texts of a namespace in `locales/<language>`; `namespace:key` reads another one. A
 * missing key is shown as it is (requirement 4.2), even if another namespace of the page has the key: the plugin lets
 * i18next search all of them. Variables are filled in at build time; `values` are those that only the caller knows.
 */
export function useCopy(namespace: string): Copy {
  const { t, i18n } = useTranslation(namespace)
  return (key, values) => {
    const [name, ns = namespace] = key.split(':').reverse() as [string, string?]
    const textOf = (textKey: string): unknown => i18n.getResource(i18n.language, ns, textKey)
    const text = textOf(name)
    if (isPlain(text) && !values) return text
    // A text with plural forms has a key for each form; every language has `_other`.
    return text === undefined && textOf(`${name}_other`) === undefined ? key : t(name, { ...values, ns })
  }
}
