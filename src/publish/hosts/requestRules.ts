import { languageCodes, type Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import { notFoundPath } from '../../site/publicFiles'

/* Sources of patterns that have the same meaning in JavaScript (`npm run serve`) and in nginx (PCRE). */

/** Methods that a host accepts. */
export const allowedMethods = ['GET', 'HEAD'] as const

/** Raw request targets (path and query) that no page has and that no answer may repeat. Case does not matter. */
export const refusedTarget = String.raw`^[^?]*(?:\\|//|%(?:5c|2f|2e|0a|0d|00)|/\.{1,2}(?:[/?]|$))`

/** Files of the build that are not pages: host rules, and not-found pages under their own names. */
export const hiddenPath = String.raw`^/_|^(?:/(?:${languageCodes.join('|')}))?${notFoundPath.replace('.', '\\.')}$`

/** Returns the path of the not-found page of a language on a host. */
export const notFoundFile = (language: Language, hostLanguage: Language): string =>
  localPath(notFoundPath, language, hostLanguage)
