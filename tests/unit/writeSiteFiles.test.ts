import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltSite, FileMaker } from '../../src/build/files/siteFile'
import { siteFileList, writeSiteFiles } from '../../src/build/files/writeSiteFiles'
import { postsByLanguage } from '../../src/build/pages/postsByLanguage'
import { publishedFiles } from '../../src/publish/publishedFiles'

const site: BuiltSite = {
  siteLanguage: 'fi',
  pages: [],
  posts: postsByLanguage([]),
  formerAddresses: [],
  query: () => Promise.resolve({}),
  contentSecurityPolicy: '',
  refuse: () => undefined,
}
const output =
  (...paths: string[]): FileMaker =>
  () =>
    paths.map((path) => ({ path, content: path }))

test('a build replaces the site files of the last build and deletes those that it does not write', async () => {
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

test('the list of site files is not published', () => {
  expect(publishedFiles([siteFileList, 'robots.txt'])).toEqual(['robots.txt'])
})
