import { graphql, type PageProps } from 'gatsby'
import { buttonClass } from '../components/buttonClass'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { Catalog, type PictureOfChapter } from '../sections/feature/Catalog'
import { FeaturesHeader } from '../sections/feature/FeaturesHeader'
import type { PageContext } from '../site/pageContext'
import { routes } from '../site/routes'

type Data = LayoutData & { pictures: PictureOfChapter[] }

export default function Features({ data, pageContext }: PageProps<Data, PageContext>) {
  const copy = useCopy('features')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <FeaturesHeader features={data.features} />
      <Catalog chapters={routes[pageContext.route].chapters ?? {}} pictures={data.pictures}>
        <p className="band-end">
          <PageLink className={buttonClass('quiet')} to="pricing" fragment="#compare">
            {copy('feature.comparePlans')}
          </PageLink>
        </p>
      </Catalog>
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Features($language: String!, $namespaces: [String!]!) {
    ...Layout
    pictures: features(language: $language) {
      key
      pictureAlt
    }
  }
`
