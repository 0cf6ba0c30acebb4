import { Helmet } from 'react-helmet'
import { siteUrl } from '../site/addresses'
import { headTags, type HeadInput } from './headTags'
import { jsonLd, structuredData, type StructuredDataInput } from './structuredData'

/** What a page tells its head: texts for people, and for crawlers what the page is. */
export type HeadProps = HeadInput & Omit<StructuredDataInput, 'description' | 'image'>

/** Puts a page's head together: with `collectedHead` the only place that knows react-helmet. */
export function Head(page: HeadProps) {
  const { language, title, description = '', socialImage } = page
  const graph = structuredData({ ...page, description, image: socialImage && siteUrl(socialImage.path, language) })
  return (
    <Helmet defer={false} htmlAttributes={{ lang: language }} title={title}>
      {headTags(page).map(({ tag: Tag, attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
      {graph && <script type="application/ld+json">{jsonLd(graph)}</script>}
    </Helmet>
  )
}

/**
 * What the page that has just been rendered put into its head. react-helmet keeps it in a global, so nothing may be rendered
 * between a page and this call.
 */
export function collectedHead() {
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic()
  return {
    htmlAttributes: htmlAttributes.toComponent(),
    components: [title, meta, link, script].map((part) => part.toComponent()),
  }
}
