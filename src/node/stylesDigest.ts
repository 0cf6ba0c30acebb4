import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Digest of every style sheet of the site. */
export function stylesDigest(folder: string = join(process.cwd(), 'src')): string {
  const digest = createHash('sha1')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  for (const file of files.sort()) digest.update(file).update(readFileSync(join(folder, file)))
  return digest.digest('hex')
}
