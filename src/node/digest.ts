import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['content', 'src/content', 'src/node', 'src/pricing', 'src/site']

/** Changes with the facts that queries fill in, and with the code that does it. */
export function queriesDigest(): string {
  const hash = createHash('sha1')
  for (const folder of folders) {
    const files = readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files.filter((name) => /\.(json|ts)$/.test(name)))
      hash.update(file).update(readFileSync(join(process.cwd(), folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
