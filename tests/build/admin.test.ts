import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { parse } from 'node-html-parser'
import { parse as parseYaml } from 'yaml'
import { integrity } from '../../src/build/util/integrity'
import { editorIsPublished } from '../../src/site/editorIsPublished'
import { editorPath } from '../../src/site/publicFiles'
import { editorFiles } from '../../src/editor/editorFiles'
import { folder, pages } from './site'

/** The files of the editor as `npm run write` serves them, by path. */
let files: Map<string, string>
const textOf = (path: string) => files.get(path)!
beforeAll(async () => {
  const made = await editorFiles('fi', 'https://www.berries.example')
  files = new Map(made.map(({ path, content }) => [`/${path}`, Buffer.from(content).toString()]))
}, 60_000)

test('the published folder has the editor where site.json says so, and nothing of it elsewhere', () => {
  const published = [...files.keys()].filter((path) => existsSync(join(folder, path)))
  expect(published).toEqual(editorIsPublished ? [...files.keys()] : [])
})

test('it is kept out of indexes, and brings everything from the same host', () => {
  const page = parse(textOf(`${editorPath}/index.html`))
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  const addresses = page
    .querySelectorAll('[src], link[href]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href')!)
  expect(addresses.length).toBeGreaterThan(1)
  expect([...files.keys()]).toEqual(expect.arrayContaining(addresses))
})

test('its configuration is valid by its own schema, whatever the content is', () => {
  const schema = JSON.parse(
    readFileSync(join('node_modules', '@sveltia', 'cms', 'schema', 'sveltia-cms.json'), 'utf8'),
  ) as object
  const validate = new Ajv({ schemaId: 'auto', unknownFormats: 'ignore', logger: false }).compile(schema)
  validate(parseYaml(textOf(`${editorPath}/config.yml`)))
  expect((validate.errors ?? []).slice(0, 5)).toEqual([])
})

test('its page vouches for the program', () => {
  const script = parse(textOf(`${editorPath}/index.html`)).querySelector('script[src]')!
  expect(script.getAttribute('integrity')).toBe(integrity(textOf(script.getAttribute('src')!)))
})

test('the fonts that its program names lie beside it', () => {
  const fonts = [...textOf(`${editorPath}/editor.js`).matchAll(/assets\/[\w.-]+\.woff2/g)].map(([name]) => name)
  expect(fonts.length).toBeGreaterThan(0)
  expect([...files.keys()]).toEqual(expect.arrayContaining(fonts.map((font) => `${editorPath}/${font}`)))
})

test('no page, sitemap or robots.txt knows of the editor', () => {
  for (const { path, html } of pages) expect([path, html.includes(editorPath)]).toEqual([path, false])
  const forCrawlers = readdirSync(folder).filter((name) => /\.(xml|txt)$/.test(name))
  expect(forCrawlers).toContain('robots.txt')
  for (const name of forCrawlers) expect(readFileSync(join(folder, name), 'utf8')).not.toContain(editorPath)
})
