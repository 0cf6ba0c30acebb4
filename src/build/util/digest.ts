import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Digest of the files with one of some endings in some folders of the project. */
export function digest(folders: readonly string[], endings: readonly string[]): string {
  const hash = createHash('sha1')
  for (const folder of folders) {
    const files = readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files.filter((name) => endings.some((ending) => name.endsWith(ending))))
      hash.update(file).update(readFileSync(join(process.cwd(), folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Changes with the variables that queries fill in, and with the code that does it. */
export const queriesDigest = () => digest(['content', 'src/content', 'src/build/graphql', 'src/pricing', 'src/site'], ['.json', '.ts'])

/** Changes with the code, drawings, tokens and libraries that make the cards. */
export function socialImagesDigest(): string {
  const { dependencies } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  const tools = ['@fontsource/schibsted-grotesk', 'fontkit', 'sharp'].map((name) => dependencies[name])
  const code = digest(['src/build/social', 'src/drawings', 'src/styles', 'src/components'], ['.ts', 'tokens.css', 'Illustration.module.css', 'Logo.module.css'])
  return [code, ...tools].join(' ')
}
