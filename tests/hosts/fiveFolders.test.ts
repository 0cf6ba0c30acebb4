import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { git } from '../../src/build/util/git'
import { feedPath } from '../../src/site/addresses'
import { isLanguage, languageCodes, type Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { isPattern, routeIds } from '../routeTable'
import site from '../../content/site.json'
import { readSitemap } from '../xml'
import { fileOf, pageFile, pagesOf, sites } from './hosts'

const fixed = routeIds.filter((id) => !isPattern(id) && id !== 'not-found')
const identities = new Map<string, ReturnType<typeof read>>()

/** Returns what a page of a host says about itself and its translations. Each page is read once. */
function identity(host: Language, path: string) {
  const file = `${host}${path}`
  const page = identities.get(file) ?? read(host, path)
  identities.set(file, page)
  return page
}

function read(host: Language, path: string) {
  const html = fileOf(host, pageFile(path))
  const head = parse(html.slice(0, html.indexOf('</head>')))
  const href = (selector: string) => head.querySelector(selector)?.getAttribute('href')
  return {
    language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    canonical: href('link[rel=canonical]'),
    picture: head.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    alternates: head
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => `${link.getAttribute('hreflang')!} ${link.getAttribute('href')!}`),
  }
}

const hostOf = (address: string) => languageCodes.find((code) => site.sites[code] === new URL(address).origin)

/** Returns the page at an absolute address of the site; undefined if no folder has it. */
function pageAt(address: string) {
  const host = hostOf(address)
  const { pathname } = new URL(address)
  return host && existsSync(join(sites, host, pageFile(pathname))) ? { host, ...identity(host, pathname) } : undefined
}

describe.each(languageCodes)('pages of the %s host', (host) => {
  const pages = pagesOf(host).map((path) => ({ path, ...identity(host, path) }))

  test('name a canonical page that stands unprefixed on the host of its language, names itself and is a translation', () => {
    const wrong = pages.filter(({ canonical, language, alternates }) => {
      const page = pageAt(canonical!)
      const isOwn = page?.canonical === canonical && page?.host === language && page?.language === language
      return !isOwn || !alternates.includes(`${language} ${canonical}`)
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('name a picture that is on the host of their language', () => {
    const wrong = pages.filter(
      ({ language, picture }) =>
        !picture || hostOf(picture) !== language || !existsSync(join(sites, language!, new URL(picture).pathname)),
    )
    expect(wrong.map(({ path, picture }) => `${path}: ${picture}`)).toEqual([])
  })

  test('are in its sitemap where they are canonical, with a day of change and the same translations, and nothing else is', () => {
    const urls = readSitemap(fileOf(host, 'sitemap.xml'))
    const canonical = pages.filter(({ path, canonical }) => canonical === site.sites[host] + path)
    expect(canonical.map(({ path }) => path)).toEqual(expect.arrayContaining(fixed.map((id) => ownPath(id, host))))
    expect(urls).toHaveLength(canonical.length)
    expect(new Set(urls.map(({ loc }) => loc))).toEqual(new Set(canonical.map(({ canonical }) => canonical)))
    const links = new Map(canonical.map(({ canonical, alternates }) => [canonical, alternates]))
    for (const { loc, 'xhtml:link': translations = [] } of urls)
      expect(translations.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual(links.get(loc))
    // An incomplete history does not tell when a file was changed.
    if (git('rev-parse', '--is-shallow-repository') === 'false')
      expect(urls.filter(({ lastmod }) => !/^\d{4}-\d\d-\d\d$/.test(lastmod ?? ''))).toEqual([])
  })

  test('name translations that name them back, whatever folder they are in', () => {
    const wrong = pages.flatMap(({ path, alternates }) =>
      alternates.flatMap((alternate) => {
        const [code, address = ''] = alternate.split(' ')
        const translation = pageAt(address)
        const languageMatches = !isLanguage(code) || translation?.language === code
        return languageMatches && JSON.stringify(translation?.alternates) === JSON.stringify(alternates)
          ? []
          : [`${path}: ${alternate}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

test.each(languageCodes)('the feed in %s is the same on all hosts, and its posts are there', (language) => {
  const [feed, ...copies] = [language, ...languageCodes.filter((code) => code !== language)].map((host) =>
    fileOf(host, localPath(feedPath(language), language, host).slice(1)),
  )
  for (const copy of copies) expect(copy).toBe(feed)
  const links = [...feed!.matchAll(/<item>[^]*?<link>([^<]+)<\/link>/g)].map(([, link]) => link!)
  for (const link of links) expect(pageAt(link)?.language).toBe(language)
})
