import { useTranslation } from 'react-i18next'

export type Copy = (key: string, values?: Record<string, string | number>) => string

/**
 * Reads the texts of one namespace of `locales/<language>`. A missing key shows itself (specification 4).
 * The facts are filled in at build time; `values` are those that only the place of use knows.
 */
export function useCopy(namespace: string): Copy {
  const { t } = useTranslation(namespace)
  return (key, values = {}) => t(key, { ...values, ns: namespace })
}
