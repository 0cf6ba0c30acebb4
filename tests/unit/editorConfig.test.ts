import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import company from '../fixtures/content/company.json'
import { collections, postSchema, type Collection } from '../../src/content/schemas'
import { strings } from '../../src/content/strings'
import { languageCodes } from '../../src/site/languages'
import type { BuiltSite } from '../../src/build/files/siteFile'
import { editorConfig } from '../../src/editor/editorConfig'
import { publishedEditor } from '../../src/editor/editorFiles'
import { schemaFields, valueFields } from '../../src/editor/fields'
import { editorHeaders } from '../../src/build/policy/securityHeaders'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { withFile } from '../content/fixture'
import { fixtureRoot } from '../content/smallContent'

interface Field {
  name: string
  widget: string
  required?: boolean
  i18n?: boolean
  fields?: Field[]
  field?: Field
  options?: { value: string }[]
}
interface EditedFile {
  name: string
  file: string
  fields: Field[]
}
interface EditedCollection {
  name: string
  folder?: string
  path?: string
  fields?: Field[]
  files?: EditedFile[]
}

const sources = sourceFiles(fixtureRoot)
const paths = new Set(sources.map(({ path }) => path))
const yaml = stringify(editorConfig(sources, 'fi', 'https://www.berries.example'), { aliasDuplicateObjects: false })
const config = parse(yaml) as { collections: EditedCollection[] }
const named = (name: string) => config.collections.find((item) => item.name === name)!
const ofMarkdown = (name: Collection) =>
  name === 'blog'
    ? languageCodes.map((language) => named(`posts-${language}`).fields!)
    : named(name).files!.map(({ fields }) => fields)

test("the configuration is valid by the editor's own schema", () => {
  const schema = JSON.parse(
    readFileSync(join('node_modules', '@sveltia', 'cms', 'schema', 'sveltia-cms.json'), 'utf8'),
  ) as object
  const validate = new Ajv({ schemaId: 'auto', unknownFormats: 'ignore', logger: false }).compile(schema)
  validate(config)
  expect((validate.errors ?? []).slice(0, 5)).toEqual([])
})

describe.each(Object.keys(collections) as Collection[])('%s', (collection) => {
  const shape = collections[collection].schema.shape as Record<string, z.ZodType>
  const optional = Object.keys(shape).filter((name) => shape[name]!.safeParse(undefined).success)

  test('the editor offers the fields of the schema, no other, and demands the same ones', () => {
    for (const fields of ofMarkdown(collection)) {
      const matter = fields.filter(({ name }) => name !== 'body')
      expect(matter.map(({ name }) => name)).toEqual(Object.keys(shape))
      expect(matter.filter(({ required }) => !required).map(({ name }) => name)).toEqual(optional)
    }
  })

  test('a folder is written where the site reads it', () => {
    const files = sources.flatMap(({ path }) =>
      path.startsWith(`content/${collection}/`) && path.endsWith('.md') ? [path] : [],
    )
    const keys = [...new Set(files.map((path) => path.split('/')[2]!))]
    const offered = languageCodes.flatMap((language) => {
      if (collection !== 'blog') return named(collection).files!.map(({ file }) => file.replace('{{locale}}', language))
      const { folder, path } = named(`posts-${language}`)
      return keys.map((key) => `${folder}/${path!.replace('{{slug}}', key)}.md`).filter((file) => paths.has(file))
    })
    expect(offered.sort()).toEqual(files.sort())
  })
})

test('a field that is added to a schema appears; one that the editor has no means for is an error', () => {
  const names = schemaFields(postSchema.extend({ mood: z.string() }), 'blog').map((field) => (field as Field).name)
  expect(names).toEqual([...Object.keys(postSchema.shape), 'mood'])
  expect(() => schemaFields(postSchema.extend({ odd: z.union([z.string(), z.number()]) }), 'blog')).toThrow('no field')
})

test.each(['content/company.json', 'content/plans.json', 'locales/fi/home.json'])(
  'where %s is broken, its place is named',
  (file) => {
    const broken = withFile(file, () => '{', sources)
    expect(() => editorConfig(broken, 'fi', 'https://www.berries.example')).toThrow(
      `${file}:1:2  The file is not valid`,
    )
  },
)

test('authors are the team', () => {
  const author = named('posts-fi').fields!.find(({ name }) => name === 'author')!
  expect(author.options!.map(({ value }) => value)).toEqual(Object.keys(company.team))
})

test('a post can box every feature page', () => {
  const feature = named('posts-fi').fields!.find(({ name }) => name === 'feature')!
  expect(feature.options).toEqual(named('features').files!.map(({ name }) => name))
})

test('a long text gets a large field', () => {
  const fields = valueFields({ short: 'x'.repeat(60), long: 'x'.repeat(61) })
  expect(fields.map(({ widget }) => widget)).toEqual(['string', 'text'])
})

/** Returns the dotted keys of all values that fields can hold; a list counts as its item `0`. */
const leaves = (fields: readonly Field[], prefix: string[] = []): string[] =>
  fields.flatMap(({ name, fields: inner, field, widget }) => {
    const path = [...prefix, name, ...(widget === 'list' ? ['0'] : [])]
    if (inner) return leaves(inner, path)
    return [(field?.fields ? leaves(field.fields, path) : path).toString().replaceAll(',', '.')]
  })

const keysOf = (path: string) => {
  const text = sources.find((source) => source.path === path)!.text!
  return [...new Set(strings(JSON.parse(text)).map((item) => item.path.join('.').replace(/\.\d+/g, '.0')))]
}

test('every key of the copy can be edited in every language', () => {
  const { files } = named('copy')
  expect(files!.map(({ file }) => file.replace('{{locale}}', 'fi')).sort()).toEqual(
    [...paths].filter((path) => path.startsWith('locales/fi/')).sort(),
  )
  for (const { file, fields } of files!) {
    for (const language of languageCodes) expect(paths).toContain(file.replace('{{locale}}', language))
    expect(leaves(fields).sort()).toEqual(keysOf(file.replace('{{locale}}', 'fi')).sort())
    expect(fields.every(({ i18n, required }) => i18n && required)).toBe(true)
  }
})

test('every number of the plans can be edited', () => {
  const numbers = leaves(named('plans').files![0]!.fields)
  expect(numbers).toEqual(
    expect.arrayContaining([
      'plans.pro.prices.yearly',
      'extras.invoice',
      'yearlySaving',
      'trial.days',
      'features.0.plans.0',
    ]),
  )
  expect(numbers).toEqual(expect.arrayContaining(keysOf('content/plans.json')))
})

test('a host has the editor where site.json asks for it', async () => {
  const paths = (await publishedEditor({ hostLanguage: 'fi' } as BuiltSite)).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['admin/index.html', 'admin/config.yml', 'admin/editor.js']))
}, 60_000)

test('the editor is kept out of indexes and runs no code that is made from text', () => {
  const headers = new Map(editorHeaders)
  expect(headers.get('X-Robots-Tag')).toContain('noindex')
  const policy = headers.get('Content-Security-Policy')!
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'|\*/)
})
