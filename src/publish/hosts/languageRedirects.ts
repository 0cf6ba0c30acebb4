import { languageCodes, type Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import type { Page } from '../../build/pages/hostPages'

/** A page that is asked for in another language with `?lang=`, and its translation, both as paths of one host. */
export interface LanguageRedirect {
  path: string
  language: Language
  translation: string
}

/**
 * What the host itself answers to `?lang=` (requirement 4.1): one row for each page and other language that has the
 * page. The same translations as in the page's alternates, by which the browser decides where a host has no rules.
 */
export const languageRedirects = (pages: readonly Page[], siteLanguage: Language): LanguageRedirect[] =>
  pages.flatMap(({ path, context }) =>
    languageCodes.flatMap((language) => {
      const translation = context.translations[language]
      if (translation === undefined || language === context.language) return []
      return [{ path, language, translation: localPath(translation, language, siteLanguage) }]
    }),
  )
