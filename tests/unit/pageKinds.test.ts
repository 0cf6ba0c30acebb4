import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { featureBandNames } from '../../src/site/featureBands'
import { kindOfTemplate, templates, type Template } from '../../src/site/pageKinds'
import { reachedFrom } from '../reachedFrom'

test('every template has a row, and every row a template', () => {
  expect(readdirSync('src/templates').sort()).toEqual(templates.map((template) => `${template}.tsx`).sort())
})

/** Returns the namespaces that the code of a kind reads, besides `common`. */
const readBy = (template: Template) =>
  new Set(
    [...reachedFrom(`src/templates/${template}.tsx`)]
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\buseCopy\('(\w+)'\)/g)].map(([, namespace]) => namespace!),
      )
      .filter((namespace) => namespace !== 'common'),
  )

test.each(templates)('the code of %s reads the namespaces of its kind, no other', (template) => {
  expect([...readBy(template)].sort()).toEqual([...kindOfTemplate(template).namespaces].sort())
})

const bandIds = (template: Template) =>
  [...reachedFrom(`src/templates/${template}.tsx`)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Band\s+id="([\w-]+)"(?![^>]*unsearched)/g)].map(([, id]) => id!),
  )

test.each(templates)('links can name the bands of %s', (template) => {
  const fragments = kindOfTemplate(template).fragments({ bands: featureBandNames, groups: [] })
  expect(bandIds(template).filter((id) => !fragments.includes(id))).toEqual([])
})

test('code names namespaces literally, so that a search finds them', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && file !== join('i18n', 'useCopy.ts'),
  )
  expect(files.filter((file) => /\buseCopy\((?!'\w+'\))/.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})
