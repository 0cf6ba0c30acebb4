import type { Language } from './languages'

/** Folder of a built site that holds the search index of a language. */
export const searchFolder = (language: Language): string => `pagefind/${language}`

/** Path of the program that reads the index of a language in the browser. */
export const searchProgram = (language: Language): string => `/${searchFolder(language)}/pagefind.js`
