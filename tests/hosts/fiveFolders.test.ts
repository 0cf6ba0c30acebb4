import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { feedPath } from '../../src/site/feedPath'
import { isLanguage, languageCodes, type Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import site from '../../content/site.json'
import { fileOf, pageFile, pagesOf, sites } from './hosts'

const known = new Map<string, ReturnType<typeof read>>()

/** What a page of a host says of itself and its twins; read once. */
function identity(host: Language, path: string) {
  const file = `${host}${path}`
  const page = known.get(file) ?? read(host, path)
  known.set(file, page)
  return page
}

function read(host: Language, path: string) {
  const html = fileOf(host, pageFile(path))
  const head = parse(html.slice(0, html.indexOf('</head>')))
  const href = (selector: string) => head.querySelector(selector)?.getAttribute('href')
  return {
    language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    canonical: href('link[rel=canonical]'),
    alternates: head.querySelectorAll('link[rel=alternate][hreflang]').map((link) => `${link.getAttribute('hreflang')!} ${link.getAttribute('href')!}`),
  }
}

const hostOf = (address: string) => languageCodes.find((code) => site.sites[code] === new URL(address).origin)

/** The page that an absolute address of ours leads to; undefined where no folder has it. */
function pageAt(address: string) {
  const host = hostOf(address)
  const { pathname } = new URL(address)
  return host && existsSync(join(sites, host, pageFile(pathname))) ? { host, ...identity(host, pathname) } : undefined
}

describe.each(languageCodes)('pages of the %s host', (host) => {
  const pages = pagesOf(host).map((path) => ({ path, ...identity(host, path) }))

  test('name a canonical page that stands unprefixed on the host of its language and names itself', () => {
    const wrong = pages.filter(({ canonical, language }) => {
      const page = pageAt(canonical!)
      return !page || page.canonical !== canonical || page.host !== language || page.language !== language
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('name twins that name them back, whatever folder they are in', () => {
    const wrong = pages.flatMap(({ path, alternates }) =>
      alternates.flatMap((alternate) => {
        const [code, address = ''] = alternate.split(' ')
        const twin = pageAt(address)
        const speaks = !isLanguage(code) || twin?.language === code
        return speaks && JSON.stringify(twin?.alternates) === JSON.stringify(alternates) ? [] : [`${path}: ${alternate}`]
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
  expect(links.length).toBeGreaterThanOrEqual(10)
  for (const link of links) expect(pageAt(link)?.language).toBe(language)
})
