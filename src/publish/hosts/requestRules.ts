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

/** Decodes a path, as servers do before they look for a file. A path that is not UTF-8 stays unchanged. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const refused = new RegExp(`^[^/]|${refusedTarget}`, 'i')
const hidden = new RegExp(hiddenPath, 'i')

/** True for the raw path of a request that is answered as if no page had it. */
export const isRefused = (path: string): boolean => refused.test(path) || hidden.test(decodedPath(path))

/** Returns the path of the not-found page of a language on a host. */
export const notFoundFile = (language: Language, hostLanguage: Language): string =>
  localPath(notFoundPath, language, hostLanguage)
