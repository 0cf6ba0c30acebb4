import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressedPages } from '../../src/check/addressedPages'
import { readContent } from '../../src/check/readContent'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { permanentRedirects } from '../../src/publish/hosts/cdnRedirects'
import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { byPath, folder, pages, siteLanguage } from './site'

const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const redirects = permanentRedirects(text('_redirects'))

/** What the data says that stood elsewhere before, as paths of this host: where it stood and where it is. */
const former = addressedPages(readContent(sourceFiles())).flatMap(({ id, addresses }) =>
  languageCodes.flatMap((language) => {
    const [now, ...was] = (addresses[language] ?? []).map(({ path }) => localPath(path, language, siteLanguage))
    // Posts that are not out yet have no page and lead nowhere.
    if (now === undefined || !byPath.has(now)) return []
    const moved = was.map((from) => ({ from, now }))
    const feed = id === 'blog' ? moved.map((row) => ({ from: `${row.from}/rss.xml`, now: `${row.now}/rss.xml` })) : []
    return [...moved, ...feed].filter(({ from }) => !byPath.has(from))
  }),
)

test('every former address in the data leads to its page or feed, on CDNs and on nginx', () => {
  const nginx = text('_nginx.conf')
  for (const { from, now } of former) {
    expect([from, redirects.get(from)]).toEqual([from, now])
    expect(nginx).toContain(`"${from}" "${now}";`)
  }
})

test('no redirect takes the place of a page, and every one leads to a page or a feed', () => {
  const taken = [...redirects.keys()].filter((path) => path !== '/' && byPath.has(path))
  expect(taken).toEqual([])
  expect([...redirects.values()].filter((path) => !byPath.has(path) && !path.endsWith('.xml'))).toEqual([])
  expect(redirects.size).toBeGreaterThan(pages.length)
})

test('no former address is in a sitemap', () => {
  const sitemaps = [...text('sitemap.xml').matchAll(/sitemap-[\w-]+\.xml/g)].map(([file]) => text(file)).join('')
  for (const { from } of former) expect(sitemaps).not.toContain(`${from}<`)
})
