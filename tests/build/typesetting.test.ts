import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/build/util/filesBelow'
import { plain, softHyphen } from '../../src/content/marks'
import { folder, pages } from './site'

const marked = (text: string) => text !== plain(text)

test('long words of headings may be broken', () => {
  expect(pages.some(({ html }) => html.includes(softHyphen))).toBe(true)
})

test.each(pages.map((page) => [page.path, page.html] as const))(
  '%s has no invisible marks in its head, its addresses and its fragments',
  (_, html) => {
    expect(marked(html.slice(0, html.indexOf('<body')))).toBe(false)
    const names = [...html.matchAll(/\s(?:id|href|src|for|name|value|aria-labelledby)="([^"]*)"/g)]
    expect(names.map(([, value]) => value!).filter(marked)).toEqual([])
  },
)

test('feeds, sitemaps and the manifest have no invisible marks', () => {
  const files = filesBelow(folder).filter((file) => /\.(xml|webmanifest|txt)$/.test(file))
  expect(files.filter((file) => marked(readFileSync(join(folder, file), 'utf8')))).toEqual([])
  expect(files.length).toBeGreaterThan(3)
})
