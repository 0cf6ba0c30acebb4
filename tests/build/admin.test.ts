import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { parse } from 'node-html-parser'
import { parse as parseYaml } from 'yaml'
import { integrity } from '../../src/build/util/integrity'
import { adminPath } from '../../src/build/policy/policies'
import { folder, pages } from './site'

const editor = join(folder, adminPath)
const page = parse(readFileSync(join(editor, 'index.html'), 'utf8'))

test('the editor is there, kept out of indexes, and brings everything from the same host', () => {
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  const addresses = page
    .querySelectorAll('[src], link[href]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href')!)
  expect(addresses.length).toBeGreaterThan(1)
  for (const address of addresses) expect(existsSync(join(folder, address))).toBe(true)
})

test('its configuration is valid by its own schema, whatever the content is', () => {
  const schema = JSON.parse(
    readFileSync(join('node_modules', '@sveltia', 'cms', 'schema', 'sveltia-cms.json'), 'utf8'),
  ) as object
  const validate = new Ajv({ schemaId: 'auto', unknownFormats: 'ignore', logger: false }).compile(schema)
  validate(parseYaml(readFileSync(join(editor, 'config.yml'), 'utf8')))
  expect((validate.errors ?? []).slice(0, 5)).toEqual([])
})

test('its page vouches for the program', () => {
  const script = page.querySelector('script[src]')!
  expect(script.getAttribute('integrity')).toBe(integrity(readFileSync(join(folder, script.getAttribute('src')!))))
})

test('the fonts that its program names lie beside it', () => {
  const program = readFileSync(join(editor, 'editor.js'), 'utf8')
  const fonts = [...program.matchAll(/assets\/[\w.-]+\.woff2/g)].map(([name]) => name)
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(existsSync(join(editor, font))).toBe(true)
})

test('no page, sitemap or robots.txt knows of the editor', () => {
  for (const { path, html } of pages) expect([path, html.includes(adminPath)]).toEqual([path, false])
  const forCrawlers = readdirSync(folder).filter((name) => /\.(xml|txt)$/.test(name))
  expect(forCrawlers).toContain('robots.txt')
  for (const name of forCrawlers) expect(readFileSync(join(folder, name), 'utf8')).not.toContain(adminPath)
})
