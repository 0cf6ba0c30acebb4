import site from '../fixtures/content/site.json'
import { lastCommits } from '../../src/build/util/git'
import { filesOf } from '../../src/build/files/lastModified'
import { canonicalPages, sitemap } from '../../src/build/files/sitemap'
import { sitemapIndex, urlSet } from '../../src/build/files/sitemapXml'
import { hostPages } from '../../src/build/pages/hostPages'
import { languageCodes } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'
import { fixture } from '../content/smallContent'
import { feature, legal } from '../fixtures/routes'
import { postRow, siteContentOf } from '../siteContent'
import { readSitemap } from '../xml'

const posts = [
  ...languageCodes.map((language) => postRow({ key: 'a', language })),
  postRow({ key: 'b', language: 'fi' }),
]
const content = siteContentOf(posts)

test('whatever an address holds, the XML is well formed and says the same', () => {
  const loc = `https://x.example/?a=1&b=<">'\u0001`
  const xml = urlSet([{ loc, alternates: [{ hrefLang: 'fi', href: loc }] }])
  const read = `https://x.example/?a=1&b=<">'`
  expect(readSitemap(xml).urlset?.url).toEqual([
    { loc: read, 'xhtml:link': [{ rel: 'alternate', hreflang: 'fi', href: read }] },
  ])
})

test('the index leaves out a day that nobody knows', () => {
  expect(sitemapIndex([{ loc: 'https://x.example/a.xml' }])).not.toContain('lastmod')
  expect(sitemapIndex([{ loc: 'https://x.example/a.xml', lastmod: '2026-01-01' }])).toContain(
    '<lastmod>2026-01-01</lastmod>',
  )
})

test.each(languageCodes)(
  'on the %s host only its own language has canonical pages: no alias, no copy, no not-found page',
  (site) => {
    const pages = hostPages(content, site)
    const canonical = canonicalPages({ pages, siteLanguage: site })
    expect(canonical.map(({ path }) => path).sort()).toEqual(
      [...new Set(pages.flatMap(({ context }) => context.translations[site] ?? []))].sort(),
    )
    expect(canonical.every(({ context }) => context.language === site)).toBe(true)
  },
)

test('posts have a sitemap of their own, dated by their front matter, and the list of posts follows the newest', async () => {
  const query = () =>
    Promise.resolve({
      legal: { nodes: [{ key: legal, language: 'fi', updated: '2025-05-06' }] },
      blog: {
        nodes: posts.map(({ key, language, date }) => ({
          key,
          language,
          date,
          updated: key === 'b' ? '2026-03-04' : null,
        })),
      },
    })
  const files = await sitemap({
    siteLanguage: 'fi',
    pages: hostPages(content, 'fi'),
    posts: new Map(),
    formerAddresses: [],
    query,
    contentSecurityPolicy: '',
    refuse: () => undefined,
  })
  const written = (path: string) => String(files.find((file) => file.path === path)?.content)
  expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-pages.xml', 'sitemap-posts.xml'])
  expect(readSitemap(written('sitemap-posts.xml'))).toMatchObject({
    urlset: {
      url: [
        { loc: `${site.sites.fi}/stories/a-fi`, lastmod: '2026-01-02' },
        { loc: `${site.sites.fi}/stories/b-fi`, lastmod: '2026-03-04' },
      ],
    },
  })
  const pages = readSitemap(written('sitemap-pages.xml')).urlset?.url ?? []
  const dayOf = (path: string) => pages.find(({ loc }) => loc === site.sites.fi + path)?.lastmod
  expect(dayOf(ownPath(legal, 'fi'))).toBe('2025-05-06')
  expect(dayOf(ownPath('blog', 'fi'))).toBe('2026-03-04')
  expect(written('sitemap.xml').replace(/>\s+</g, '><')).toContain(
    `<loc>${site.sites.fi}/sitemap-posts.xml</loc><lastmod>2026-03-04</lastmod>`,
  )
})

test('every file that dates a page is there', () => {
  const there = new Set(fixture.map(({ path }) => path))
  const named = hostPages(siteContentOf([]), 'fi').flatMap(({ context }) => filesOf(context))
  expect(named.filter((file) => !there.has(file))).toEqual([])
  expect(named).toContain(`content/features/${feature}/et.md`)
  expect(named).toContain('content/plans.json')
})

test('the newest commit of a file counts', () => {
  const log = '\x002026-03-01\n\ncontent/a.json\n\0' + '2026-02-01\n\ncontent/a.json\nlocales/fi/home.json\n'
  expect([...lastCommits(log)]).toEqual([
    ['content/a.json', '2026-03-01'],
    ['locales/fi/home.json', '2026-02-01'],
  ])
})
