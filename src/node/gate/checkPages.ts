import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../filesBelow'
import { pageFaults } from './pageFaults'

/** What Gatsby keeps for itself is never published. */
const inner = '_gatsby/'

/** Faults of every HTML file in a built folder that is published, each with its file. */
export function checkPages(folder: string, inlineScripts: readonly string[]): string[] {
  const known = new Set(inlineScripts)
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith(inner))
    .flatMap((file) => pageFaults(readFileSync(join(folder, file), 'utf8'), known).map((fault) => `${file}: ${fault}`))
}
