import { siteFileList } from '../build/files/writeSiteFiles'
import { isInternal, mediaFolder } from '../build/util/gatsbyInternals'

/** Gatsby's folder, in which images stay after the pages that showed them have changed. */
const isKept = (file: string) => file.startsWith(`${mediaFolder}/`)

const reference = new RegExp(String.raw`\b${mediaFolder}/[\w./%-]+`, 'g')

/** Files below `static/` that a text of the built site names. */
export const referencesIn = (text: string): string[] => [...text.matchAll(reference)].map(([path]) => decodeURI(path))

/**
 * Files of a built folder that are published: without what build tools keep for themselves, and without images that nothing
 * names any more. `referenced` are the paths that the texts of the site name.
 */
export const publishedFiles = (files: readonly string[], referenced: ReadonlySet<string>): string[] =>
  files.filter((file) => !isInternal(file) && file !== siteFileList && (!isKept(file) || referenced.has(file)))
