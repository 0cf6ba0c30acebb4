import { graphql, type PageProps } from 'gatsby'
import { Band } from '../components/Band'
import { PageHeader } from '../components/PageHeader'
import { Pair } from '../components/Pair'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { Catalog } from '../sections/feature/Catalog'
import { FeatureList } from '../sections/shared/FeatureList'
import { PageBreadcrumbs } from '../sections/shared/PageBreadcrumbs'
import { ProductPicture } from '../pictures/ProductPicture'
import { TrialLink } from '../sections/shared/TrialLink'

export default function Features({ data }: PageProps<LayoutData>) {
  const copy = useCopy('features')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <Pair
        tone="soft"
        words={
          <PageHeader title={copy('title')} lead={copy('lead')} before={<PageBreadcrumbs />}>
            <TrialLink />
          </PageHeader>
        }
        picture={<ProductPicture picture="invoices" label={copy('feature.picture')} />}
      />
      <Band id="pages" title={copy('pages')}>
        <FeatureList as="rows" features={data.features} />
      </Band>
      <Catalog />
      <CallToAction from="soft" />
    </SiteLayout>
  )
}

export const query = graphql`
  query Features($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
