import type { ReactNode } from 'react'
import { graphql, type PageProps } from 'gatsby'
import { Cabin } from '../components/illustrations/scenery/Cabin'
import { Kicksled } from '../components/illustrations/scenery/Kicksled'
import { Waymarks } from '../components/illustrations/scenery/Waymarks'
import { SlopeDivider } from '../components/illustrations/SlopeDivider'
import { FellHeader } from '../sections/shared/FellHeader'
import { Prose } from '../components/Prose'
import { LongText } from '../components/LongText'
import type { Article } from '../content/finishArticle'
import type { LegalFields } from '../content/schemas'
import { useCurrentPage } from '../i18n/CurrentPage'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { formatDate } from '../site/format'
import type { PageContext } from '../site/pageContext'

type LegalData = Pick<LegalFields, 'title' | 'metaTitle' | 'description' | 'updated'> & { article: Article }
type Data = LayoutData & { legalPage: LegalData }

/** What stands on the slope, by the key of the text; the other texts have waymarks. */
const scenery: Readonly<Record<string, ReactNode>> = { accessibility: <Kicksled />, privacy: <Cabin /> }

export default function Legal({ data, pageContext }: PageProps<Data, PageContext>) {
  const copy = useCopy('legal')
  const { language } = useCurrentPage()
  const { title, metaTitle, description, updated, article } = data.legalPage
  return (
    <SiteLayout data={data} head={{ title: metaTitle, description }}>
      <FellHeader
        title={title}
        small
        note={copy('updated', { date: formatDate(updated, language) })}
        scenery={scenery[pageContext.key] ?? <Waymarks />}
      />
      <LongText contents={{ title: copy('toc'), headings: article.toc }}>
        <Prose html={article.html} />
      </LongText>
      <SlopeDivider />
    </SiteLayout>
  )
}

export const query = graphql`
  query Legal($language: String!, $namespaces: [String!]!, $key: String!) {
    ...Layout
    legalPage(language: { eq: $language }, key: { eq: $key }) {
      title
      metaTitle
      description
      updated
      article {
        html
        toc {
          id
          text
        }
      }
    }
  }
`
