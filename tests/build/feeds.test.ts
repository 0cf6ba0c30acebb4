import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { SyntaxValidator } from 'fast-xml-validator'
import { parse } from 'node-html-parser'
import { siteUrl, feedPath } from '../../src/site/addresses'
import { feedLength } from '../../src/build/files/feeds'
import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { byPath, folder, pathOf, postsOf, hostLanguage, tagPaths } from './site'

/** Types that a cover in a feed may have. A drawing has become a JPEG. */
const types: Record<string, string> = { '.png': 'image/png', '.jpg': 'image/jpeg' }

interface Item {
  title: string
  link: string
  description: string
  guid: { '#text': string; '@isPermaLink': string }
  pubDate: string
  category: string[]
  enclosure?: { '@url': string; '@length': string; '@type': string }
  'dc:creator': string
  'content:encoded': string
}
interface Channel {
  title: string
  link: string
  description: string
  language: string
  lastBuildDate: string
  'atom:link': { '@href': string; '@rel': string; '@type': string }
  /** Missing if the blog has no posts. */
  item?: Item[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'category',
})

/** RFC 822 with a year of four digits, as RSS 2.0 requires. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

describe.each(languageCodes)('the feed in %s', (language) => {
  const text = readFileSync(join(folder, localPath(feedPath(language), language, hostLanguage)), 'utf8')
  const { rss } = parser.parse(text) as { rss: { '@version': string; channel: Channel } }
  const { channel } = rss
  const items = channel.item ?? []
  const html = (item: Item) => parse(item['content:encoded'])

  test('is well-formed XML with the namespaces that it uses', () => {
    expect(SyntaxValidator.validate(text, { xmlDeclaraion: { optional: false } })).toBe(true)
    for (const name of ['atom', 'content', 'dc']) expect(text).toContain(` xmlns:${name}="http`)
    expect(rss['@version']).toBe('2.0')
  })

  test('has the channel that RSS 2.0 requires, on the own site of the language', () => {
    expect(channel.title.length).toBeGreaterThan(5)
    expect(channel.description.length).toBeGreaterThan(20)
    expect(channel.link).toBe(siteUrl(ownPath('blog', language), language))
    expect(channel.language).toBe(language)
    expect(channel['atom:link']).toEqual({
      '@href': siteUrl(feedPath(language), language),
      '@rel': 'self',
      '@type': 'application/rss+xml',
    })
    if (channel.item) expect(channel.lastBuildDate).toMatch(rfc822)
  })

  test('has the posts of the list, newest first, each with its whole text', () => {
    const posts = postsOf(language)
      .slice(0, feedLength)
      .map((path) => byPath.get(path)!)
    expect(items.map(({ link }) => link)).toEqual(posts.map(({ canonical }) => canonical))
    for (const [index, page] of posts.entries()) {
      const words = (...sources: { structuredText: string }[]) =>
        sources.flatMap(({ structuredText }) => structuredText.split(/\s+/).filter(Boolean))
      const shown = page.root.querySelectorAll('article div.prose').map(({ outerHTML }) => parse(outerHTML))
      // In the feed a drawing is an image.
      for (const drawing of shown.flatMap((prose) => prose.querySelectorAll('svg'))) drawing.remove()
      expect(words(html(items[index]!))).toEqual(words(...shown))
    }
  })

  test('every item has a title, an author, tags, a date and a guid of its own', () => {
    for (const item of items) {
      expect(
        item.title.length * item.description.length * item['dc:creator'].length * item.category.length,
      ).toBeGreaterThan(0)
      expect(item.pubDate).toMatch(rfc822)
      expect(new Date(item.pubDate).toUTCString()).toBe(item.pubDate)
      expect(item.guid).toEqual({ '#text': item.link, '@isPermaLink': 'true' })
    }
    expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length)
    for (const { pubDate } of items)
      expect(Date.parse(channel.lastBuildDate)).toBeGreaterThanOrEqual(Date.parse(pubDate))
  })

  test('every cover is a file of the stated size', () => {
    for (const { enclosure } of items) {
      const file = join(folder, new URL(enclosure!['@url']).pathname)
      expect(new URL(enclosure!['@url']).origin).toBe(siteUrl('', language))
      expect(existsSync(file) && statSync(file).size).toBe(Number(enclosure!['@length']))
      expect(enclosure!['@type']).toBe(types[extname(file)])
    }
  })

  test('no address is relative, none has a prefix, and those of the site exist', () => {
    const addressesIn = (...attributes: string[]) =>
      items
        .flatMap((item) => html(item).querySelectorAll(attributes.map((name) => `[${name}]`).join()))
        .flatMap((element) => attributes.flatMap((name) => (element.getAttribute(name) ?? '').split(',')))
        .map((address) => address.trim().split(' ')[0]!)
        .filter(Boolean)
    const own = (addresses: string[]) => addresses.filter((address) => address.startsWith(siteUrl('', language)))
    const [pages, images] = [addressesIn('href'), addressesIn('src', 'srcset')]
    expect([...pages, ...images].filter((address) => !/^(https:\/\/|mailto:|tel:)/.test(address))).toEqual([])
    for (const address of own(pages))
      expect(byPath.get(localPath(new URL(address).pathname, language, hostLanguage))?.canonical).toBe(
        address.split('#')[0],
      )
    expect(own(images).filter((address) => !existsSync(join(folder, new URL(address).pathname)))).toEqual([])
  })

  test('is named in the head of the blog, its tags and its posts, and linked on the blog', () => {
    const blog = byPath.get(pathOf('blog', language))!
    const others = [...postsOf(language), ...tagPaths(language)].flatMap((path) => byPath.get(path) ?? [])
    for (const page of [blog, ...others]) {
      const links = page.root.querySelectorAll('link[rel=alternate][type="application/rss+xml"]')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([siteUrl(feedPath(language), language)])
    }
    expect(
      blog.root.querySelector(`main a[href="${localPath(feedPath(language), language, hostLanguage)}"]`),
    ).not.toBeNull()
  })
})
