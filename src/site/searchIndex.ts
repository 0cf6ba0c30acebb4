/** Folder of a built site that holds the search index, and the program in it that reads the index in the browser. */
export const searchFolder = 'pagefind'
export const searchProgram = `/${searchFolder}/pagefind.js`
