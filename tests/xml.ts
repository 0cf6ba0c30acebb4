import { XMLParser } from 'fast-xml-parser'
import { SyntaxValidator } from 'fast-xml-validator'

interface XmlUrl {
  loc: string
  lastmod?: string
  'xhtml:link'?: { rel: string; hreflang: string; href: string }[]
}
interface Sitemap {
  sitemapindex?: { sitemap: { loc: string; lastmod?: string }[] }
  urlset?: { url: XmlUrl[] }
}

const lists = ['url', 'sitemap', 'xhtml:link']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => lists.includes(name),
})

/** A sitemap or its index as data; throws with line and column where the text is not well formed. */
export function readSitemap(xml: string): Sitemap {
  new SyntaxValidator().validate(xml)
  return parser.parse(xml) as Sitemap
}
