import { graphql, type PageProps } from 'gatsby'
import { Band } from '../components/Band'
import * as styles from '../components/Band.module.css'
import { PageHeader } from '../components/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { Catalog, type ChapterScene } from '../sections/feature/Catalog'
import { FeatureStations } from '../sections/feature/FeatureStations'
import { PageBreadcrumbs } from '../sections/shared/PageBreadcrumbs'
import { TrialLink } from '../sections/shared/TrialLink'
import type { PageContext } from '../site/pageContext'
import { inOrder } from '../site/inOrder'
import { routes } from '../site/routes'

type Data = LayoutData & { scenes: ChapterScene[] }

export default function Features({ data, pageContext }: PageProps<Data, PageContext>) {
  const copy = useCopy('features')
  const { related = [] } = routes[pageContext.route]
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <div className={styles.soft}>
        <PageHeader title={copy('title')} lead={copy('lead')} before={<PageBreadcrumbs />} split>
          <TrialLink />
        </PageHeader>
      </div>
      <Band id="pages" title={copy('pages')} tone="soft">
        <FeatureStations features={data.features} />
      </Band>
      <Catalog scenes={inOrder(related, data.scenes)} />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Features($language: String!, $namespaces: [String!]!) {
    ...Layout
    scenes: features(language: $language) {
      key
      pictureAlt
    }
  }
`
