import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, type Language } from '../site/languages'

/**
 * Returns the host language of a built folder: the language of its front page. Throws if there is no build, or if the
 * page names no language of the site.
 */
export function builtLanguage(folder: string): Language {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new Error(`${page} is missing. Build the site first: npm run build`)
  const lang = /<html[^>]* lang="(\w+)"/.exec(readFileSync(page, 'utf8'))?.[1]
  if (!isLanguage(lang)) throw new Error(`${page} names no language of the site in <html lang>`)
  return lang
}
