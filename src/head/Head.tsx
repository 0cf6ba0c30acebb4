import { Helmet } from 'react-helmet'
import { headTags, type PageHead } from './headTags'
import { tagElements } from './tagElements'

/**
 * Keeps a page's own tags in the head, in the browser too: with `collectedHead` the only place that knows react-helmet.
 */
export const Head = (page: PageHead) => (
  <Helmet defer={false} htmlAttributes={{ lang: page.language }}>
    {tagElements(headTags({ page }))}
  </Helmet>
)

/**
 * What the page that has just been rendered put into its head. react-helmet keeps it in a global, so nothing may be
 * rendered between a page and this call.
 */
export function collectedHead() {
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic()
  return {
    htmlAttributes: htmlAttributes.toComponent(),
    components: [title, meta, link, script].map((part) => part.toComponent()),
  }
}
