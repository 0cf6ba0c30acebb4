import type { Language } from './languages'

/* Not in publicFiles.ts: every page loads that file, and only the blog needs these paths. */

/** Returns the folder of a built site with the search index of a language. */
export const searchFolder = (language: Language): string => `pagefind/${language}`

/** Returns the path of the search index of a language on a host. */
export const searchIndexPath = (language: Language): string => `/${searchFolder(language)}/`

/** Returns the path of the program that searches the index. */
export const searchScriptPath = (language: Language): string => `${searchIndexPath(language)}pagefind.js`
