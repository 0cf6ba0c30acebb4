import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Digests } from './pageDigests'
import { pageFaults } from './pageFaults'
import { rememberSound, soundPages } from './soundPages'

/** Faults of the HTML files in a built folder, each with its file. What passed before and is still the same is not read again. */
export function checkPages(folder: string, digests: Digests, inlineScripts: readonly string[]): string[] {
  const known = new Set(inlineScripts)
  const sound = soundPages(folder, inlineScripts)
  const faults = [...digests]
    .filter(([, digest]) => !sound.has(digest))
    .flatMap(([file]) => pageFaults(readFileSync(join(folder, file), 'utf8'), known).map((fault) => `${file}: ${fault}`))
  if (faults.length === 0) rememberSound(folder, inlineScripts, digests.values())
  return faults
}
