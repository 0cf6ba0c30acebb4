import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuiltSite, Output } from './outputFile'

/** Names what the last build wrote; lies in the built folder, because that is what it speaks of, and is never published. */
export const outputList = '_outputs.json'

/** Writes the files of all outputs into a built folder, and removes those of the build before that are not written any more. */
export async function writeOutputs(folder: string, outputs: readonly Output[], site: BuiltSite): Promise<void> {
  const list = join(folder, outputList)
  const old = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  const written = new Set<string>()
  for (const output of outputs)
    for (const { path, content } of await output(site)) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      written.add(path)
    }
  for (const path of old) if (!written.has(path)) rmSync(join(folder, path), { force: true })
  writeFileSync(list, JSON.stringify([...written].sort()))
}
