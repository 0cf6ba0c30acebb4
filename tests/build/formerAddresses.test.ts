import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressedPages } from '../../src/check/addressedPages'
import { readContent } from '../../src/check/readContent'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { siteUrl } from '../../src/site/addresses'
import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { byPath, folder, siteLanguage } from './site'

/**
 * What the data says that stood elsewhere before, as paths of this host: where it stood and where it is. None while no
 * page has moved; tests/hosts/formerAddresses.test.ts moves some.
 */
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
  const [redirects, nginx] = ['_redirects', '_nginx.conf'].map((file) => readFileSync(join(folder, file), 'utf8'))
  for (const { from, now } of former) {
    expect(redirects).toContain(`\n${from} ${siteUrl(now, siteLanguage)} 301\n`)
    expect(nginx).toContain(`"${from}" "${now}";`)
  }
})
