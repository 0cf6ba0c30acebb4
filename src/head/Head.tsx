import { Helmet } from 'react-helmet'
import { headTags, type HeadInput } from './headTags'

/** Puts a page's head together: with `collectedHead` the only place that knows react-helmet. */
export const Head = (input: HeadInput) => (
  <Helmet defer={false} htmlAttributes={{ lang: input.language }} title={input.title}>
    {headTags(input).map(({ tag: Tag, attributes }) => (
      <Tag key={JSON.stringify(attributes)} {...attributes} />
    ))}
  </Helmet>
)

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
