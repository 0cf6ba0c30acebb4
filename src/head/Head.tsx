import { Helmet } from 'react-helmet'
import { headTags, type HeadInput } from './headTags'

/** Prints the head of a page: the only place that knows react-helmet. */
export const Head = (input: HeadInput) => (
  <Helmet defer={false} htmlAttributes={{ lang: input.language }} title={input.title}>
    {headTags(input).map(({ tag: Tag, attributes }) => (
      <Tag key={JSON.stringify(attributes)} {...attributes} />
    ))}
  </Helmet>
)
