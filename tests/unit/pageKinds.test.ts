import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { kindOfTemplate, kinds, type Kind } from '../../src/site/pageKinds'
import { reachedFrom } from '../reachedFrom'

test('every template has a row, and every row a template', () => {
  expect(readdirSync('src/templates').sort()).toEqual(kinds.map((kind) => `${kind}.tsx`).sort())
})

/** Returns the namespaces that the code of a kind reads, besides `common`. */
const readBy = (kind: Kind) =>
  new Set(
    [...reachedFrom(`src/templates/${kind}.tsx`)]
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\buseCopy\('(\w+)'\)/g)].map(([, namespace]) => namespace!),
      )
      .filter((namespace) => namespace !== 'common'),
  )

test.each(kinds)('the code of %s reads the namespaces of its kind, no other', (kind) => {
  expect([...readBy(kind)].sort()).toEqual([...kindOfTemplate(kind).namespaces].sort())
})

test('code names namespaces literally, so that a search finds them', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && file !== join('i18n', 'useCopy.ts'),
  )
  expect(files.filter((file) => /\buseCopy\((?!'\w+'\))/.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})
