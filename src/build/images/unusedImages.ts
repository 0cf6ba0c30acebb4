import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../util/filesBelow'
import { builtFolder, gatsbyFolders, mediaFolder, pageDataFile } from '../util/gatsbyInternals'

const built = builtFolder()
/** Goes when Gatsby's caches go. */
const aside = join(process.cwd(), gatsbyFolders.caches, 'unused-images')

const reference = new RegExp(String.raw`\b${mediaFolder}/([\w./%-]+)`, 'g')

/** Files that name what pages show: the data of every page, and the style sheet. */
const naming = (file: string) => file.endsWith(`/${pageDataFile}`) || /^[^/]+\.css$/.test(file)

function move(file: string, from: string, to: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  renameSync(join(from, file), join(to, file))
}

/**
 * Takes the images and fonts that no page shows any more out of the built folder, where Gatsby leaves them for ever.
 * They are put aside and not removed, because Gatsby's caches remember that they are made: a post that comes back would
 * have no image.
 */
export function setUnusedImagesAside(): void {
  const files = filesBelow(built)
  const references = files
    .filter(naming)
    .flatMap((file) => [...readFileSync(join(built, file), 'utf8').matchAll(reference)])
  const used = new Set(references.map(([, path]) => `${mediaFolder}/${decodeURI(path!)}`))
  for (const file of files) if (file.startsWith(`${mediaFolder}/`) && !used.has(file)) move(file, built, aside)
}

/** Brings back what the build before has put aside. */
export function bringUnusedImagesBack(): void {
  if (existsSync(aside)) for (const file of filesBelow(aside)) move(file, aside, built)
}
