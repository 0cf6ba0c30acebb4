import { languageCodes, type Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import type { Page } from '../../build/pages/hostPages'

/** A page that is requested in another language with `?lang=`, and its translation. Both are paths of one host. */
export interface LanguageRedirect {
  path: string
  language: Language
  translation: string
}

/**
 * Returns the redirects of a host for `?lang=` (requirement 4.1): one row for each page and each other language that
 * has the page. They are the same translations as the page's alternates, which the browser uses if a host has no rules.
 */
export const languageRedirects = (pages: readonly Page[], hostLanguage: Language): LanguageRedirect[] =>
  pages.flatMap(({ path, context }) =>
    languageCodes.flatMap((language) => {
      const translation = context.translations[language]
      if (translation === undefined || language === context.language) return []
      return [{ path, language, translation: localPath(translation, language, hostLanguage) }]
    }),
  )
