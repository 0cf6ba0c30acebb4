import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import plans from '../../content/plans.json'

const collections = ['features', 'blog', 'legal']
const sold = plans.features.map(({ id }) => id)

const isThere = (id: string) =>
  sold.includes(id) || collections.some((name) => existsSync(join('content', name, id, 'en.md')))

test('docs/facts.md names texts and features that there are', () => {
  const rows = readFileSync('docs/facts.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!fact)/.test(line))
  const used = rows.flatMap((row) =>
    [
      ...row
        .split(' | ')
        .at(-1)!
        .matchAll(/`([\w-]+)`/g),
    ].map(([, id]) => id!),
  )
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter((id) => !isThere(id))).toEqual([])
})
