import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuiltSite, Output, OutputFile } from './outputFile'
import { keepOutputs, lastOutputs } from './outputList'

function write(folder: string, files: readonly OutputFile[]): string[] {
  for (const { path, content } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return files.map(({ path }) => path)
}

/** Writes the files of all outputs into a built folder, and removes those of the build before that are not written any more. */
export async function writeOutputs(folder: string, outputs: readonly Output[], site: BuiltSite): Promise<void> {
  const old = lastOutputs(folder)
  const files: string[] = []
  const groups: Record<string, string[]> = {}
  for (const output of outputs)
    for (const made of await output(site)) {
      if ('path' in made) files.push(...write(folder, [made]))
      else {
        const kept = old.groups[made.key]
        groups[made.key] = kept?.every((path) => existsSync(join(folder, path))) ? kept : write(folder, await made.make())
      }
    }
  keepOutputs(folder, old, { files, groups })
}
