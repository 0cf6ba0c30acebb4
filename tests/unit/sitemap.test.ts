import site from '../fixtures/content/site.json'
import { commitDays } from '../../src/build/util/git'
import { filesOf } from '../../src/build/files/lastModified'
import { canonicalPages, sitemap } from '../../src/build/files/sitemap'
import { xml } from '../../src/build/files/xml'
import { hostPages } from '../../src/build/pages/hostPages'
import { postsByLanguage } from '../../src/build/pages/siteContent'
import { languageCodes } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'
import { fixture } from '../content/smallContent'
import { feature, legal } from '../fixtures/routes'
import { postRow, siteContentOf } from '../siteContent'
import { readSitemap } from '../xml'

jest.mock('../../src/build/util/git', () => {
  const actual = jest.requireActual<typeof import('../../src/build/util/git')>('../../src/build/util/git')
  return { ...actual, commitDays: jest.fn(actual.commitDays) }
})

const posts = [
  ...languageCodes.map((language) => postRow({ key: 'a', language })),
  postRow({ key: 'b', language: 'fi' }),
]
const content = siteContentOf(posts)

test('the XML is well formed and keeps every address', () => {
  const loc = `https://x.example/?a=1&b=<">'\u0001`
  const read = `https://x.example/?a=1&b=<">'`
  expect(readSitemap(xml({ urlset: { url: { loc, 'xhtml:link': { '@href': loc } } } }))).toEqual([
    { loc: read, 'xhtml:link': [{ href: read }] },
  ])
})

test.each(languageCodes)(
  'on the %s host only its own language has canonical pages: no alias, no copy, no not-found page',
  (site) => {
    const pages = hostPages(content, site)
    const canonical = canonicalPages({ pages, hostLanguage: site })
    expect(canonical.map(({ path }) => path).sort()).toEqual(
      [...new Set(pages.flatMap(({ context }) => context.translations[site] ?? []))].sort(),
    )
    expect(canonical.every(({ context }) => context.language === site)).toBe(true)
  },
)

/** Returns the days in the sitemap of the Finnish host with some posts, by path. */
async function daysWith(some: typeof posts) {
  const pages = hostPages(siteContentOf(some), 'fi')
  const updated = (key: string) => (key === 'b' ? '2026-03-04' : null)
  const query = () =>
    Promise.resolve({
      legal: { nodes: [{ key: legal, language: 'fi', updated: '2025-05-06' }] },
      blog: { nodes: some.map(({ key, language, date }) => ({ key, language, date, updated: updated(key) })) },
    })
  const [file, ...others] = await sitemap({
    hostLanguage: 'fi',
    pages,
    posts: postsByLanguage([]),
    formerAddresses: [],
    query,
    contentSecurityPolicy: '',
  })
  expect([file!.path, others]).toEqual(['sitemap.xml', []])
  const urls = readSitemap(String(file!.content))
  expect(urls).toEqual(urls.toSorted((a, b) => (a.loc < b.loc ? -1 : 1)))
  return (path: string) => urls.find(({ loc }) => loc === site.sites.fi + path)?.lastmod
}

test('posts are dated by their front matter, and the list of posts by the newest', async () => {
  const dayOf = await daysWith(posts)
  expect(dayOf('/stories/a-fi')).toBe('2026-01-02')
  expect(dayOf('/stories/b-fi')).toBe('2026-03-04')
  expect(dayOf(ownPath(legal, 'fi'))).toBe('2025-05-06')
  expect(dayOf(ownPath('blog', 'fi'))).toBe('2026-03-04')
})

test('a list without posts is dated by its files', async () => {
  jest.mocked(commitDays).mockReturnValueOnce(new Map([['locales/fi/blog.json', '2026-02-03']]))
  expect((await daysWith([]))(ownPath('blog', 'fi'))).toBe('2026-02-03')
})

test('every file that dates a page exists', () => {
  const there = new Set(fixture.map(({ path }) => path))
  const named = hostPages(siteContentOf([]), 'fi').flatMap(({ context }) => filesOf(context))
  expect(named.filter((file) => !there.has(file))).toEqual([])
  expect(named).toContain(`content/features/${feature}/et.md`)
  for (const collection of ['testimonials', 'faq'])
    expect(named.filter((file) => file.startsWith(`content/${collection}/`))).not.toEqual([])
  expect(named).toContain('content/plans.json')
  expect(named).toContain('locales/fi/home.json')
  expect(named).not.toContain('locales/fi/common.json')
})
