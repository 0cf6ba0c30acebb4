import { newestDay } from '../../site/days'
import { xml } from './xml'

/** The image of an item. */
interface Enclosure {
  url: string
  /** Size in bytes. */
  length: number
  type: string
}

/** An article of a feed; all addresses are absolute. */
export interface FeedItem {
  title: string
  link: string
  description: string
  /** The whole text as HTML. */
  html: string
  author: string
  /** Day of publication, and day of the last change if there was one (`2026-11-21`). */
  date: string
  updated?: string | null
  categories: readonly string[]
  enclosure?: Enclosure
}

export interface Feed {
  title: string
  /** Address of the blog. `self` is the address of the feed. */
  link: string
  self: string
  description: string
  language: string
  items: readonly FeedItem[]
}

/** Formats a day for RSS (RFC 822 with a year of four digits). */
const rssDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

const item = ({ title, link, description, html, author, date, categories, enclosure }: FeedItem) => ({
  title,
  link,
  guid: { '@isPermaLink': 'true', '#text': link },
  pubDate: rssDate(date),
  'dc:creator': author,
  category: [...categories],
  description,
  ...(enclosure ? { enclosure: { '@url': enclosure.url, '@length': enclosure.length, '@type': enclosure.type } } : {}),
  'content:encoded': html,
})

/**
 * Returns a feed as RSS 2.0 with the whole text of its items (rssboard.org/rss-specification; content, dc and atom
 * modules). Its build date is the date of the newest item, so that the same content gives the same bytes.
 */
export function rss({ title, link, self, description, language, items }: Feed): string {
  const newest = newestDay(items.map(({ date, updated }) => updated ?? date))
  return xml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: {
        title,
        link,
        description,
        language,
        ...(newest ? { lastBuildDate: rssDate(newest) } : {}),
        'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
        item: items.map(item),
      },
    },
  })
}
