import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { ProjectCopy } from '../projectCopy'

interface PageRow {
  path: Record<string, string>
}

/** Returns the text of a JSON file after a change of its data. */
function changed(text: string, change: (data: unknown) => void): string {
  const data: unknown = JSON.parse(text)
  change(data)
  return JSON.stringify(data, null, 2)
}

const word = /(?<![\w:/{.#-])[a-z]+(?![\w:/}.@-]*[\w/}@]|":|:)/gi
/** Fields of front matter with ids, days, files and addresses. */
const fixed = new Set(['slug', 'was', 'date', 'updated', 'author', 'cover', 'tags', 'feature', 'url', 'checked'])

/** The result is not longer than the word, so that titles and descriptions keep their limits. */
const german = (found: string): string => (found.length > 4 ? `${found.slice(0, -3)}ung` : `${found.slice(0, -1)}e`)

const tag = /(<[^>]+>)/

/** Returns a text with pseudo-German words. Addresses, names of fields, slots and HTML do not change. */
const translated = (text: string): string =>
  text
    .split(tag)
    .map((part) => (tag.test(part) ? part : part.replace(word, german)))
    .join('')

/** Translates front matter as YAML, because writers, the editor and `npm run new:post` use different quotes. */
const translatedFields = (value: unknown): unknown => {
  if (typeof value === 'string') return translated(value)
  if (Array.isArray(value)) return value.map(translatedFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fixed.has(name) ? field : translatedFields(field)]),
  )
}

function translatedMarkdown(text: string): string {
  const [, fields = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? []
  return `---\n${stringify(translatedFields(parse(fields)), { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n${translated(body)}`
}

/**
 * Adds German as docs/adding-a-language.md describes it: a row of the language table, an address, paths, and texts,
 * which are the English ones in pseudo-German. Returns the address of its site.
 */
export function addGerman(copy: ProjectCopy): string {
  const address = 'https://rechnung.preview.example'
  const row = "  de: { locale: 'de-DE', autonym: 'Deutsch' },\n"
  copy.edit('src/site/languageTable.ts', (text) =>
    text.replace("'et']", "'et', 'de']").replace('} as const satisfies', `${row}} as const satisfies`),
  )
  copy.edit('content/site.json', (text) =>
    changed(text, (site) => {
      const { sites, hostWords } = site as Record<'sites' | 'hostWords', Record<string, string>>
      sites.de = address
      hostWords.de = 'rechnung'
    }),
  )
  copy.edit('content/pages.json', (text) =>
    changed(text, (pages) => {
      for (const { path } of Object.values(pages as Record<string, PageRow>)) path.de = path.en!
    }),
  )
  copy.edit('content/tags.json', (text) =>
    changed(text, (tags) => {
      for (const words of Object.values(tags as Record<string, Record<string, unknown>>))
        words.de = translatedFields(words.en)
    }),
  )
  const translate = (from: string, to: string) => {
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, (extname(from) === '.md' ? translatedMarkdown : translated)(readFileSync(from, 'utf8')))
  }
  for (const name of readdirSync(copy.path('locales/en')))
    translate(copy.path(`locales/en/${name}`), copy.path(`locales/de/${name}`))
  for (const entry of readdirSync(copy.path('content'), { recursive: true, withFileTypes: true }))
    if (basename(entry.name) === 'en.md') translate(join(entry.parentPath, 'en.md'), join(entry.parentPath, 'de.md'))
  return address
}
