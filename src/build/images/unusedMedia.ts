import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../util/filesBelow'
import { builtFolder, gatsbyFolders, mediaFolder, pageDataFile } from '../util/gatsbyInNode'

const built = builtFolder()
/** Inside Gatsby's cache folder, so that it is removed together with the caches. */
const aside = join(process.cwd(), gatsbyFolders.caches, 'unused-media')

const reference = new RegExp(String.raw`\b${mediaFolder}/([\w./%-]+)`, 'g')

/** True for the files that name the images and fonts in use: the data of every page, and the style sheet. */
const namesMedia = (file: string) => file.endsWith(`/${pageDataFile}`) || /^[^/]+\.css$/.test(file)

function move(file: string, from: string, to: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  renameSync(join(from, file), join(to, file))
}

/**
 * Moves the images and fonts that no page uses any more out of the built folder, where Gatsby never removes them. They
 * are moved and not deleted, because Gatsby's caches regard them as made: a post that is published again would have no
 * image.
 */
export function setUnusedMediaAside(): void {
  const files = filesBelow(built)
  const references = files
    .filter(namesMedia)
    .flatMap((file) => [...readFileSync(join(built, file), 'utf8').matchAll(reference)])
  const used = new Set(references.map(([, path]) => `${mediaFolder}/${decodeURI(path!)}`))
  for (const file of files) if (file.startsWith(`${mediaFolder}/`) && !used.has(file)) move(file, built, aside)
}

/** Moves back the files that the previous build has set aside. */
export function bringUnusedMediaBack(): void {
  if (existsSync(aside)) for (const file of filesBelow(aside)) move(file, aside, built)
}
