import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import search from '../../src/build/files/pagefindParts.json'
import { filesBelow } from '../../src/build/util/filesBelow'
import { languageCodes } from '../../src/site/languages'
import { licensesPath } from '../../src/site/publicFiles'
import { folder, hrefs, pages } from './site'

const [title, ...entries] = readFileSync(join(folder, licensesPath), 'utf8').split(/\n+-{72}\n+/)
const listed = entries.map((entry) => /^\S+?(?=[ ,])/.exec(entry)![0])
const packageJson = (name: string) =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
    version: string
    license: string
    dependencies?: Record<string, string>
  }

test('each package stands there once, in the order of names, with version and licence', () => {
  expect(title).toMatch(/licence/)
  expect([...entries].sort()).toEqual(entries)
  expect(new Set(entries.map((entry) => entry.split('\n')[0])).size).toBe(entries.length)
  for (const entry of entries) expect(entry).toMatch(/^\S+,? .*\d+\.\d+\.\d+.*\nLicence: \S/)
})

test('the texts of licences are there, with lines of copyright', () => {
  for (const name of ['react', 'i18next', 'gatsby', 'pagefind', '@fontsource-variable/schibsted-grotesk'])
    expect(entries[listed.indexOf(name)]).toMatch(/copyright[^]*\b(permission|licen[cs]e)/i)
})

/**
 * Returns the packages that can be in a script: the given ones and all their dependencies, except those of Gatsby,
 * which are its programs for node.
 */
function candidates(names: readonly string[], visited = new Set<string>()): Set<string> {
  for (const name of names.filter((candidate) => !visited.has(candidate))) {
    visited.add(name)
    if (name !== 'gatsby') candidates(Object.keys(packageJson(name).dependencies ?? {}), visited)
  }
  return visited
}

const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

/** Returns the long texts in quotation marks, which no minifier changes. */
const texts = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(['"])([^'"\\\n]{24,})\1/g)].map(([, , text]) => text!)

/** Returns, for each package, the texts that no other of the packages has. */
function marks(names: readonly string[]): Map<string, string[]> {
  const ofEach = names.map((name) => {
    const code = filesBelow(join('node_modules', name)).filter(
      (file) => /\.[cm]?js$/.test(file) && !file.includes('node_modules/'),
    )
    return [name, new Set(code.flatMap((file) => texts(join('node_modules', name, file))))] as const
  })
  const owners = new Map<string, number>()
  for (const [, packageTexts] of ofEach) for (const text of packageTexts) owners.set(text, (owners.get(text) ?? 0) + 1)
  return new Map(
    ofEach.map(([name, packageTexts]) => [name, [...packageTexts].filter((text) => owners.get(text) === 1)]),
  )
}

test('every package that the scripts speak of is listed', () => {
  const imported = [
    'react-dom',
    'react-helmet',
    'i18next',
    'gatsby-plugin-react-i18next',
    'gatsby-link',
    'gatsby-script',
  ]
  const found = [...marks([...candidates(imported)])].filter(([, own]) => own.some((text) => scripts.includes(text)))
  expect(found.length).toBeGreaterThan(4)
  expect(listed).toEqual(expect.arrayContaining(found.map(([name]) => name)))
})

test('so are the packages of fonts, of the search and of what is built into it', () => {
  const css = readdirSync(folder).find((name) => name.endsWith('.css'))!
  expect(readFileSync(join(folder, css), 'utf8')).toContain('schibsted-grotesk')
  expect(listed).toEqual(expect.arrayContaining(['@fontsource-variable/schibsted-grotesk', 'pagefind', 'webpack']))
  const program = filesBelow(join(folder, 'pagefind')).find((file) => file.includes('/wasm.'))!
  const compiled = gunzipSync(readFileSync(join(folder, 'pagefind', program))).toString('latin1')
  const crates = [...compiled.matchAll(/index\.crates\.io-\w+\/([\w-]+?)-\d/g)].map(([, name]) => name!)
  expect(crates.length).toBeGreaterThan(0)
  expect(listed).toEqual(expect.arrayContaining(crates))
})

test('what is built into the search was read for the version that is used', () => {
  expect(search.pagefind).toBe(packageJson('pagefind').version)
})

test('a page leads to the list in every language', () => {
  const leading = pages.filter(({ path }) => hrefs(path, 'a').includes(licensesPath))
  expect(new Set(leading.map(({ lang }) => lang))).toEqual(new Set(languageCodes))
})
