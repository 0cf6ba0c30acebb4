import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { isLanguage, languageCodes, type Language } from '../../src/site/languages'
import { localPath, prefixLanguage, type Translations } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { resolveLanguage, alternateAddress } from '../../src/site/resolveLanguage'
import { fileOf, pageFile, pagesOf, serveHosts, sites } from './hosts'
import { rawRequest, valuesOf, type RawReply } from './rawRequest'

const served = serveHosts()

const hostOf = (language: Language) => new URL(served.origins[language]).host
const get = (language: Language, path: string) => rawRequest(served.port, path, { host: hostOf(language) })
const statusAndLocation = (reply: RawReply) => [reply.status, ...valuesOf(reply, 'location')]

/** Returns what the browser knows of a page: its language and the own paths of its translations. */
function documentFacts(html: string) {
  const root = parse(html)
  const translations: Translations = {}
  for (const link of root.querySelectorAll('link[rel=alternate][hreflang]')) {
    const code = link.getAttribute('hreflang')
    if (isLanguage(code)) translations[code] = new URL(link.getAttribute('href')!).pathname
  }
  return { language: root.querySelector('html')!.getAttribute('lang') as Language, translations }
}

describe.each(languageCodes)('the %s host', (language) => {
  const pages = pagesOf(language)

  test('answers every page at its path, and every other spelling with a permanent redirect to it', async () => {
    expect(pages.length).toBeGreaterThan(0)
    for (const path of pages) {
      const page = await get(language, path)
      expect([path, page.status, page.body.toString() === fileOf(language, pageFile(path))]).toEqual([path, 200, true])
      const bare = path === '/' ? '' : path
      for (const variant of [...(bare ? [`${bare}/`] : []), `${bare}/index.html`])
        expect([variant, ...statusAndLocation(await get(language, `${variant}?a=1&b=//x`))]).toEqual([
          variant,
          301,
          `${served.origins[language]}${path}?a=1&b=//x`,
        ])
    }
  }, 60_000)

  test("takes off its own prefix, with what follows, and nobody else's", async () => {
    const own = pages.filter((path) => prefixLanguage(path) === undefined)
    expect(own.length).toBeGreaterThan(0)
    for (const path of own) {
      const prefixed = `/${language}${path === '/' ? '' : path}`
      for (const variant of [prefixed, `${prefixed}/`, `${prefixed}/index.html`])
        expect([variant, ...statusAndLocation(await get(language, `${variant}?q=1`))]).toEqual([
          variant,
          301,
          `${served.origins[language]}${path}?q=1`,
        ])
    }
    for (const other of languageCodes.filter((code) => code !== language))
      expect((await get(language, `/${other}`)).status).toBe(200)
  }, 60_000)

  test('answers ?lang= as the browser would', async () => {
    for (const path of pages) {
      const { language: shown, translations } = documentFacts(fileOf(language, pageFile(path)))
      for (const asked of languageCodes) {
        const search = `?utm_source=a&lang=${asked}&x=%20y`
        const address = { pathname: path, search, hash: '', hostname: new URL(served.origins[language]).hostname }
        const wanted = resolveLanguage(address, language)
        const target = wanted === shown ? undefined : alternateAddress(address, wanted, translations, language)
        // URLSearchParams writes a space as +, which means the same.
        const expected =
          target === undefined ? [200] : [302, served.origins[language] + target.replace('x=+y', 'x=%20y')]
        expect([path, asked, ...statusAndLocation(await get(language, path + search))]).toEqual([
          path,
          asked,
          ...expected,
        ])
      }
    }
  }, 120_000)

  test('keeps the other parameters of ?lang= in their order and leaves unclear ones to the browser', async () => {
    const other = languageCodes.find((code) => code !== language)!
    const { translations } = documentFacts(fileOf(language, 'index.html'))
    const translation = served.origins[language] + localPath(translations[other]!, other, language)
    const rows: [search: string, location: string | undefined][] = [
      [`?lang=${other}`, translation],
      [`?lang=${other}&a=1`, `${translation}?a=1`],
      [`?a=1&lang=${other}`, `${translation}?a=1`],
      [`?b=2&a=1&lang=${other}&c&d=`, `${translation}?b=2&a=1&c&d=`],
      [`?xlang=${language}&lang=${other}`, `${translation}?xlang=${language}`],
      [`?lang=${other}&lang=${language}`, undefined],
      [`?lang=${language}&lang=${other}`, undefined],
      [`?LANG=${other}`, undefined],
      [`?lang=${other.toUpperCase()}`, undefined],
      [`?lang=${other}x`, undefined],
      ['?lang=', undefined],
    ]
    for (const [search, location] of rows)
      expect([search, ...statusAndLocation(await get(language, `/${search}`))]).toEqual(
        location ? [search, 302, location] : [search, 200],
      )
  })

  test('answers what is not there with 404 in the language that is asked for, of the prefix, else its own', async () => {
    for (const asked of languageCodes) {
      const prefix = asked === language ? '' : `/${asked}`
      for (const path of [
        ...[
          '/no-such-page',
          '/no/such/page.html',
          '/no-such-page/',
          ownPath('blog-post', asked, { slug: 'no-such-post' }),
          '/404.html',
          '/no-such-0123456789abcdef0123.js',
        ].map((rest) => prefix + rest),
        ...languageCodes.map((other) => `${localPath('/no-such-page', other, language)}?a=1&lang=${asked}`),
      ]) {
        const reply = await get(language, path)
        expect([
          path,
          reply.status,
          reply.body.toString() === fileOf(language, `${prefix.slice(1)}/404.html`.replace(/^\//, '')),
        ]).toEqual([path, 404, true])
        expect(valuesOf(reply, 'cache-control')).toEqual(['no-store'])
      }
    }
  })

  test('keeps the files of rules to itself', async () => {
    expect(existsSync(join(sites, language, '_headers'))).toBe(true)
    for (const path of ['/_headers', '/_redirects', '/_nginx.conf', '/_gatsby/', '/_'])
      expect([path, (await get(language, path)).status]).toEqual([path, 404])
  })
})

test('a name that is not one of the five is refused', async () => {
  const { hostname } = new URL(served.origins.fi)
  for (const host of [
    'evil.example',
    `x.${hostname}`,
    `x${hostname}`,
    '127.0.0.1',
    'localhost',
    `${hostname}.evil.example:${served.port}`,
  ])
    expect([host, (await rawRequest(served.port, '/', { host })).status]).toEqual([host, 421])
})
