import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../filesBelow'
import { pageFaults } from './pageFaults'

/** No pages of the site: what Gatsby keeps for itself, and the editor, which has a policy of its own. */
const apart = /^(_gatsby|admin)\//

/** Faults of every page in a built folder, each with its file. */
export function checkPages(folder: string, inlineScripts: readonly string[]): string[] {
  const known = new Set(inlineScripts)
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !apart.test(file))
    .flatMap((file) => pageFaults(readFileSync(join(folder, file), 'utf8'), known).map((fault) => `${file}: ${fault}`))
}
