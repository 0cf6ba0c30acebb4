import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../util/filesBelow'
import { mediaFolder } from '../util/gatsbyInternals'

const reference = new RegExp(String.raw`\b${mediaFolder}/([\w./%-]+)`, 'g')

/** Files that name what pages show: the data of every page, and the style sheet. */
const naming = (file: string) => file.endsWith('/page-data.json') || /^[^/]+\.css$/.test(file)

/** Removes the pictures and fonts below `static/` of a built folder that no page shows any more: Gatsby leaves them there for ever. */
export function removeUnusedPictures(folder: string): void {
  const files = filesBelow(folder)
  const references = files.filter(naming).flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(reference)])
  const used = new Set(references.map(([, path]) => `${mediaFolder}/${decodeURI(path!)}`))
  for (const file of files) if (file.startsWith(`${mediaFolder}/`) && !used.has(file)) rmSync(join(folder, file))
}
