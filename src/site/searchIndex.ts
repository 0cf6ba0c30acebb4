import type { Language } from './languages'

/* Not in publicFiles.ts, which is part of every page: only the blog carries these. */

/** Folder of a built site that holds the search index of a language. */
export const searchFolder = (language: Language): string => `pagefind/${language}`

/** Path below which a browser finds the index of a language. */
export const searchPath = (language: Language): string => `/${searchFolder(language)}/`

/** Path of the program that reads it. */
export const searchProgram = (language: Language): string => `${searchPath(language)}pagefind.js`
