import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Digests } from './pageDigests'
import { pageFaults } from './pageFaults'
import { adminPath, policies } from './policies'
import { passedPages } from './passedPages'

/** Pages that are read without a break, so that other work of the same process goes on in between. */
const atOnce = 10

const policyOf = (file: string) => (`/${file}`.startsWith(`${adminPath}/`) ? policies.editor : policies.site)

/** Faults of the HTML files in a built folder, each with its file. What passed before and is still the same is not read again. */
export async function checkPages(
  folder: string,
  digests: Digests,
  inlineScripts: readonly string[],
): Promise<string[]> {
  const known = new Set(inlineScripts)
  const sound = passedPages(folder, inlineScripts)
  const files = [...digests].filter(([, digest]) => !sound.has(digest)).map(([file]) => file)
  const faults: string[] = []
  for (const [index, file] of files.entries()) {
    faults.push(
      ...pageFaults(readFileSync(join(folder, file), 'utf8'), known, policyOf(file)).map(
        (fault) => `${file}: ${fault}`,
      ),
    )
    if (index % atOnce === 0) await setImmediate()
  }
  return faults
}
