import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ProjectCopy } from './projectCopy'

interface PageRow {
  path: Record<string, string>
}

/** The text of a JSON file after a change of what it holds. */
function changed(text: string, change: (data: unknown) => void): string {
  const data: unknown = JSON.parse(text)
  change(data)
  return JSON.stringify(data, null, 2)
}

/**
 * Adds German the way docs/adding-a-language.md says: a row of the language table, an address, paths, and texts, which are copies of the English ones.
 * Returns the address of its site.
 */
export function addGerman(copy: ProjectCopy): string {
  const address = 'https://rechnung.lumilasku.example'
  const row = "  de: { locale: 'de-DE', autonym: 'Deutsch', hostWord: 'rechnung' },\n"
  copy.edit('src/site/languages.ts', (text) => text.replace('} as const satisfies', `${row}} as const satisfies`))
  copy.edit('content/site.json', (text) =>
    changed(text, (site) => {
      ;(site as { sites: Record<string, string> }).sites.de = address
    }),
  )
  copy.edit('content/pages.json', (text) =>
    changed(text, (pages) => {
      for (const { path } of Object.values(pages as Record<string, PageRow>)) path.de = path.en!
    }),
  )
  copy.edit('content/tags.json', (text) =>
    changed(text, (tags) => {
      for (const words of Object.values(tags as Record<string, Record<string, unknown>>)) words.de = words.en
    }),
  )
  cpSync(copy.path('locales/en'), copy.path('locales/de'), { recursive: true })
  for (const entry of readdirSync(copy.path('content'), { recursive: true, withFileTypes: true }))
    if (basename(entry.name) === 'en.md') cpSync(join(entry.parentPath, 'en.md'), join(entry.parentPath, 'de.md'))
  return address
}
