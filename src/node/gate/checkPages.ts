import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminPath } from '../adminPolicy'
import { filesBelow } from '../filesBelow'
import { pageFaults } from './pageFaults'

/** No pages of the site: what Gatsby keeps for itself, and the editor, which has a policy of its own. */
const apart = ['_gatsby/', `${adminPath.slice(1)}/`]

/** Faults of every page in a built folder, each with its file. */
export function checkPages(folder: string, inlineScripts: readonly string[]): string[] {
  const known = new Set(inlineScripts)
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !apart.some((start) => file.startsWith(start)))
    .flatMap((file) => pageFaults(readFileSync(join(folder, file), 'utf8'), known).map((fault) => `${file}: ${fault}`))
}
