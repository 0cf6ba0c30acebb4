import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8')

interface Row {
  file: string
  title: string
}

/** Rows of the tables of docs/faults.md; the last cell names a test file and a title in it. */
const rows: Row[] = read('docs/faults.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(?: fault |-)/.test(line))
  .map((line) => line.split('|').at(-2)!.trim())
  .map((cell) => ({ file: cell.split(': ', 1)[0]!, title: cell.slice(cell.indexOf(': ') + 2) }))

const sourceOf = (file: string) => read(`tests/${file}.${file.startsWith('e2e/') ? 'spec' : 'test'}.ts`)

/** Texts of a source file: what stands in quotes of any kind, and the names of fields without quotes. */
const textsOf = (source: string): string[] => [
  ...[...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, one, two, three]) => one ?? two ?? three ?? ''),
  ...[...source.matchAll(/[{,]\s*(\w+)(?=[,:}\s])/g)].map(([, name]) => name!),
]

/** True where a text is a title as it stands, or as a template whose slots are filled with other texts of the file. */
function hasTitle(texts: string[], title: string): boolean {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return texts.some((text) => {
    if (text === title) return true
    const parts = text.split(/\$\{[^}]+\}/)
    const words = new RegExp(`^${parts.map(escaped).join('(.+)')}$`).exec(title)
    return parts.length > 1 && parts.join('').length > 10 && words?.slice(1).every((word) => texts.includes(word))
  })
}

test('the table has sixty faults or more, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(({ file, title }) => `${file}: ${title}`)).size).toBe(rows.length)
})

test('every test that the table names is there', () => {
  expect(rows.filter(({ file, title }) => !hasTitle(textsOf(sourceOf(file)), title))).toEqual([])
})

test('every spec of faults is in the table', () => {
  const named = new Set(rows.map(({ file }) => file))
  for (const kind of ['Data', 'Files', 'Visits', 'Browsers', 'Pages', 'Proxies', 'Addresses'])
    expect(named).toContain(`e2e/faultsOf${kind}`)
})
