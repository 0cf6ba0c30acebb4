import { languageCodes, type Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import type { Page } from '../pageList'

/** A page that is asked for in another language with `?lang=`, and its twin, both as paths of one host. */
export interface TwinRow {
  path: string
  language: Language
  twin: string
}

/**
 * What the host itself answers to `?lang=` (DESIGN section 5): one row for each page and other language that has the page. The same
 * twins as in the page's alternates, by which the browser decides where a host has no rules.
 */
export const twinRows = (pages: readonly Page[], siteLanguage: Language): TwinRow[] =>
  pages.flatMap(({ path, context }) =>
    languageCodes.flatMap((language) => {
      const twin = context.twins[language]
      if (twin === undefined || language === context.language) return []
      return [{ path, language, twin: localPath(twin, language, siteLanguage) }]
    }),
  )
