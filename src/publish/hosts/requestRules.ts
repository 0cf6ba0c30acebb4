import { languageCodes, type Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import { notFoundPath } from '../../site/publicFiles'

/* Sources of patterns that mean the same in JavaScript (`npm run serve`) and in nginx (PCRE). */

/** Methods that a host of files answers. */
export const answeredMethods = ['GET', 'HEAD'] as const

/**
 * Raw request targets (path and query) that no page of the site has and that no answer may repeat; in upper or lower
 * case.
 */
export const refusedTarget = String.raw`^[^?]*(?:\\|//|%(?:5c|2f|2e|0a|0d|00)|/\.{1,2}(?:[/?]|$))`

/** Files of the build that are not pages: host rules, and the not-found pages under their own names. */
export const hiddenPath = String.raw`^/_|^(?:/(?:${languageCodes.join('|')}))?${notFoundPath.replace('.', '\\.')}$`

/** Where the not-found page of a language lies on a host. */
export const notFoundFile = (language: Language, siteLanguage: Language): string =>
  localPath(notFoundPath, language, siteLanguage)
