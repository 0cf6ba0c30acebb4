import { XMLParser } from 'fast-xml-parser'
import { SyntaxValidator } from 'fast-xml-validator'

interface XmlUrl {
  loc: string
  lastmod?: string
  'xhtml:link'?: { rel: string; hreflang: string; href: string }[]
}

const lists = ['url', 'xhtml:link']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => lists.includes(name),
})

/** Addresses of a sitemap; throws with line and column where the text is not well formed. */
export function readSitemap(xml: string): XmlUrl[] {
  new SyntaxValidator().validate(xml)
  return (parser.parse(xml) as { urlset: { url: XmlUrl[] } }).urlset.url
}
