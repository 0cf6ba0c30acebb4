import { Helmet } from 'react-helmet'
import { pageTags, type DocumentHead } from './headTags'
import { tagElements } from './tagElements'

/** Renders a page's tags into the head, also in the browser. Only this and `collectedHead` use react-helmet. */
export const Head = (page: DocumentHead) => (
  <Helmet defer={false} htmlAttributes={{ lang: page.language }}>
    {tagElements(pageTags(page))}
  </Helmet>
)

/**
 * Returns what the page that was rendered last has put into its head. react-helmet keeps it in a global, so nothing may
 * be rendered between the page and this call.
 */
export function collectedHead() {
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic()
  return {
    htmlAttributes: htmlAttributes.toComponent(),
    components: [title, meta, link, script].map((part) => part.toComponent()),
  }
}
