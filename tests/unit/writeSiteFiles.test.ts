import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltSite, SiteFiles } from '../../src/build/files/siteFile'
import { siteFileList } from '../../src/build/files/siteFileList'
import { writeSiteFiles } from '../../src/build/files/writeSiteFiles'
import { publishedFiles } from '../../src/publish/publishedFiles'

const site: BuiltSite = {
  siteLanguage: 'fi',
  pages: [],
  moved: [],
  digests: new Map(),
  query: () => Promise.resolve({}),
  contentSecurityPolicy: '',
}
const output =
  (...paths: string[]): SiteFiles =>
  () =>
    paths.map((path) => ({ path, content: path }))

test('what a later build does not write any more is gone, what it writes is new', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'))
  const at = (path: string) => join(folder, path)
  try {
    await writeSiteFiles(folder, [output('robots.txt', 'en/blog/rss.xml'), output('og/1.png')], site)
    await writeSiteFiles(folder, [output('robots.txt'), output('og/2.png')], site)
    expect(readFileSync(at('robots.txt'), 'utf8')).toBe('robots.txt')
    expect(['en/blog/rss.xml', 'og/1.png', 'og/2.png'].map((path) => existsSync(at(path)))).toEqual([
      false,
      false,
      true,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the list of outputs is not published', () => {
  expect(publishedFiles([siteFileList, 'robots.txt'], new Set())).toEqual(['robots.txt'])
})

test('a group is made again when its key is new or one of its files is gone, and else stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'))
  const made: string[] = []
  const group =
    (key: string): SiteFiles =>
    () => [{ key, make: () => (made.push(key), Promise.resolve([{ path: `${key}.txt`, content: key }])) }]
  try {
    for (const key of ['a', 'a', 'b']) await writeSiteFiles(folder, [group(key)], site)
    expect(made).toEqual(['a', 'b'])
    expect([existsSync(join(folder, 'a.txt')), existsSync(join(folder, 'b.txt'))]).toEqual([false, true])
    rmSync(join(folder, 'b.txt'))
    await writeSiteFiles(folder, [group('b')], site)
    expect(made).toEqual(['a', 'b', 'b'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
