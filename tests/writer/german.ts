import { mkdirSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ProjectCopy } from './projectCopy'
import { wordByWord } from './wordByWord'

interface TagWords {
  lead: string
}

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
 * Adds German the way docs/adding-a-language.md says: a row of the language table, an address, paths, and texts, made from the English ones by a machine.
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
      for (const tag of Object.values(tags as Record<string, Record<string, TagWords>>))
        tag.de = { ...tag.en!, lead: JSON.parse(wordByWord(JSON.stringify(tag.en!.lead))) as string }
    }),
  )
  const texts = readdirSync(copy.path('content'), { recursive: true, encoding: 'utf8' }).filter((name) => basename(name) === 'en.md')
  for (const text of texts) copy.write(join('content', dirname(text), 'de.md'), wordByWord(copy.read(join('content', text))))
  mkdirSync(copy.path('locales/de'))
  for (const name of readdirSync(copy.path('locales/en'))) copy.write(join('locales/de', name), wordByWord(copy.read(join('locales/en', name))))
  return address
}
