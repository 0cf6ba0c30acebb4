import fs from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { absoluteHtml } from '../../src/build/files/absoluteHtml'
import { feedLength, feeds } from '../../src/build/files/feeds'
import { rss, type FeedItem } from '../../src/build/files/rss'
import type { BuiltSite } from '../../src/build/files/siteFile'
import { postsByLanguage } from '../../src/build/pages/siteContent'
import { languageCodes } from '../../src/site/languages'
import { postRow } from '../siteContent'

const item: FeedItem = {
  title: 'Rock & <roll>',
  link: 'https://a.example/blog/x',
  description: '"Quoted" & short',
  html: '<p>5 &lt; 6 &amp; ]]> é</p>',
  author: 'Ääni',
  date: '2026-11-10',
  categories: ['A & B'],
}
const feed = {
  title: 'T',
  link: 'https://a.example/blog',
  self: 'https://a.example/blog/rss.xml',
  description: 'D',
  language: 'en',
}
const parsed = (xml: string) =>
  (
    new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' }).parse(xml) as {
      rss: { channel: Record<string, unknown> & { item?: Record<string, unknown>[] } }
    }
  ).rss.channel

describe('rss', () => {
  test('a parsed feed has the values that were written', () => {
    const [found] = parsed(rss({ ...feed, items: [item] })).item!
    expect(found).toMatchObject({
      title: item.title,
      description: item.description,
      'content:encoded': item.html,
      'dc:creator': item.author,
      category: 'A & B',
    })
  })

  test('its date is that of the newest change, not of the build', () => {
    const items = [
      item,
      { ...item, date: '2026-11-01', updated: '2026-11-12' },
      { ...item, date: '2026-11-11', updated: null },
    ]
    expect(parsed(rss({ ...feed, items })).lastBuildDate).toBe('Thu, 12 Nov 2026 00:00:00 GMT')
    expect(parsed(rss({ ...feed, items: [] })).lastBuildDate).toBeUndefined()
  })
})

describe('absoluteHtml', () => {
  const made = (html: string) => absoluteHtml(html, 'https://invoicing.a.example/blog/x', 'en')

  test.each([
    [
      'a path on the own host',
      '<a href="/pricing#faq">x</a>',
      '<a href="https://invoicing.a.example/pricing#faq">x</a>',
    ],
    [
      'a path with the prefix of another host',
      '<a href="/en/pricing">x</a>',
      '<a href="https://invoicing.a.example/pricing">x</a>',
    ],
    ['the bar of a drawn table', '<p>5<svg width="128" aria-hidden="true"><rect/></svg></p>', '<p>5</p>'],
    ['a fragment', '<a href="#top">x</a>', '<a href="https://invoicing.a.example/blog/x#top">x</a>'],
    ['another site', '<a href="https://b.example/y">x</a>', '<a href="https://b.example/y">x</a>'],
    ['a mail address', '<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    [
      'a picture',
      '<img src="/static/a.png" srcset="/static/a.png 1x, /static/b.png 2x">',
      '<img src="https://invoicing.a.example/static/a.png" srcset="https://invoicing.a.example/static/a.png 1x, https://invoicing.a.example/static/b.png 2x">',
    ],
    [
      'a drawing in the page',
      '<svg role="img" aria-label="5 &amp; 6" data-src="/static/a.svg" width="3" height="2" viewBox="0 0 3 2"><text>5</text></svg>',
      '<img src="https://invoicing.a.example/static/a.svg" alt="5 &amp; 6" width="3" height="2">',
    ],
  ])('%s', (_, html, absolute) => expect(made(html)).toBe(absolute))
})

test('a feed has the newest posts of its language', async () => {
  const rows = languageCodes.flatMap((language) =>
    Array.from({ length: feedLength + 2 }, (_, day) =>
      postRow({ key: `${language}-${day + 1}`, language, date: `2026-01-${String(day + 1).padStart(2, '0')}` }),
    ),
  )
  const asked: Record<string, string[]> = {}
  const files = await feeds({
    hostLanguage: 'fi',
    posts: postsByLanguage(rows),
    query: (_: string, { language, keys }: { language: string; keys: string[] }) => {
      asked[language] = keys
      return Promise.resolve({ copy: { texts: { meta: { title: 'T', description: 'D' } } }, posts: [] })
    },
  } as unknown as BuiltSite)
  expect(files).toHaveLength(languageCodes.length)
  for (const language of languageCodes)
    expect(asked[language]).toEqual(
      Array.from({ length: feedLength }, (_, index) => `${language}-${feedLength + 2 - index}`),
    )
})

test('each item of a feed has its own day, and its own cover with size and type', async () => {
  jest
    .spyOn(fs, 'statSync')
    .mockReturnValueOnce({ size: 123 } as fs.Stats)
    .mockReturnValueOnce({ size: 45 } as fs.Stats)
  const post = (key: string, day: number, src: string) => {
    const cover = { images: { fallback: { src } } }
    const date = `2026-01-0${day}`
    return { ...item, slug: key, author: { name: 'A' }, tags: [], cover, date, article: { html: '' } }
  }
  const [finnish] = await feeds({
    hostLanguage: 'fi',
    posts: postsByLanguage(['a', 'b'].map((key) => postRow({ key, language: 'fi' }))),
    query: (_: string, { keys }: { keys: string[] }) => {
      const posts = keys.length > 0 ? [post('a', 2, '/static/a.png'), post('b', 1, '/static/b.jpg')] : []
      return Promise.resolve({ copy: { texts: { meta: { title: 'T', description: 'D' } } }, posts })
    },
  } as unknown as BuiltSite)
  const items = parsed(String(finnish!.content)).item!
  expect(items.map(({ pubDate }) => pubDate)).toEqual([
    'Fri, 02 Jan 2026 00:00:00 GMT',
    'Thu, 01 Jan 2026 00:00:00 GMT',
  ])
  expect(items.map(({ enclosure }) => enclosure)).toMatchObject([
    { '@_url': expect.stringMatching(/\/a\.png$/) as string, '@_length': '123', '@_type': 'image/png' },
    { '@_url': expect.stringMatching(/\/b\.jpg$/) as string, '@_length': '45', '@_type': 'image/jpeg' },
  ])
})
