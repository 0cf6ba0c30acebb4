/** What Gatsby and webpack leave in the built folder for themselves. */
const internal = [/\.map$/, /^webpack\.stats\.json$/, /^chunk-map\.json$/, /^_gatsby\//, /^~partytown\//, /^_(files|passed)\.json$/]

/** Gatsby's folder, in which images stay after the pages that showed them have changed. */
const isKept = (file: string) => file.startsWith('static/')

const reference = /\bstatic\/[\w./%-]+/g

/** Files below `static/` that a text of the built site names. */
export const referencesIn = (text: string): string[] => [...text.matchAll(reference)].map(([path]) => decodeURI(path))

/**
 * Files of a built folder that are published: without what build tools keep for themselves, and without images that nothing
 * names any more. `referenced` are the paths that the texts of the site name.
 */
export const publishedFiles = (files: readonly string[], referenced: ReadonlySet<string>): string[] =>
  files.filter((file) => !internal.some((pattern) => pattern.test(file)) && (!isKept(file) || referenced.has(file)))
