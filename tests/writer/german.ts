import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { ProjectCopy } from '../projectCopy'

interface PageRow {
  path: Record<string, string>
}

/** The text of a JSON file after a change of what it holds. */
function changed(text: string, change: (data: unknown) => void): string {
  const data: unknown = JSON.parse(text)
  change(data)
  return JSON.stringify(data, null, 2)
}

/** Enough of a dictionary that the copies are neither English nor the same as the English texts, which the content check would refuse. */
const dictionary: Readonly<Record<string, string>> = {
  the: 'die',
  and: 'und',
  of: 'von',
  to: 'zu',
  a: 'eine',
  an: 'eine',
  in: 'im',
  is: 'ist',
  you: 'Sie',
  your: 'Ihre',
  for: 'für',
  with: 'mit',
  not: 'nicht',
  it: 'es',
  on: 'auf',
  that: 'dass',
  or: 'oder',
  are: 'sind',
  be: 'sein',
  by: 'durch',
  from: 'aus',
  have: 'haben',
  has: 'hat',
  can: 'können',
  one: 'ein',
  at: 'bei',
  when: 'wenn',
  if: 'ob',
  but: 'aber',
  we: 'wir',
  this: 'diese',
  no: 'kein',
  as: 'als',
  all: 'alle',
  what: 'was',
  who: 'wer',
  will: 'wird',
  invoice: 'Rechnung',
  invoices: 'Rechnungen',
  customer: 'Kunde',
  customers: 'Kunden',
  month: 'Monat',
  price: 'Preis',
  day: 'Tag',
  they: 'diese',
  after: 'nach',
  than: 'als',
  next: 'nächste',
  before: 'vor',
  each: 'jede',
  many: 'viele',
  plan: 'Tarif',
  least: 'wenigstens',
  leave: 'verlassen',
  start: 'Anfang',
  goes: 'geht',
  out: 'hinaus',
  run: 'Lauf',
  take: 'nehmen',
  takes: 'nimmt',
  do: 'machen',
  so: 'also',
  up: 'hinauf',
  there: 'dort',
  their: 'ihre',
  yearly: 'jährliche',
  cheaper: 'billiger',
  monthly: 'monatliche',
}
const word = /(?<![\w:/{.#-])[a-z]+(?![\w:/}.@-]*[\w/}@]|":|:)/gi
/** Fields of front matter that hold ids, days, files and addresses. */
const fixed = new Set(['slug', 'was', 'date', 'updated', 'author', 'cover', 'tags', 'url', 'checked'])

const german = (found: string): string =>
  dictionary[found.toLowerCase()] ?? (found.length > 4 ? `${found.slice(0, -3)}ung` : found.replace(/[ou]/, 'ü'))

/** A text with its words made German after a fashion; addresses, names of fields and slots stay. */
const translated = (text: string): string => text.replace(word, german)

/** Front matter is read as YAML, because writers, the editor and `npm run new:post` each put their quotes elsewhere. */
const translatedFields = (value: unknown): unknown => {
  if (typeof value === 'string') return translated(value)
  if (Array.isArray(value)) return value.map(translatedFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fixed.has(name) ? each : translatedFields(each)]),
  )
}

function translatedMarkdown(text: string): string {
  const [, fields = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? []
  return `---\n${stringify(translatedFields(parse(fields)), { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n${translated(body)}`
}

/**
 * Adds German the way docs/adding-a-language.md says: a row of the language table, an address, paths, and texts, which are the English ones, poorly translated.
 * Returns the address of its site.
 */
export function addGerman(copy: ProjectCopy): string {
  const address = 'https://rechnung.preview.example'
  const row = "  de: { locale: 'de-DE', autonym: 'Deutsch', hostWord: 'rechnung' },\n"
  copy.edit('src/site/languageTable.ts', (text) => text.replace('} as const satisfies', `${row}} as const satisfies`))
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
