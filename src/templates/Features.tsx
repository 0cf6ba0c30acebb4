import { graphql, type PageProps } from 'gatsby'
import { Band } from '../components/Band'
import { PageHeader } from '../components/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/CallToAction'
import { Catalog } from '../sections/Catalog'
import { FeatureCards } from '../sections/FeatureCards'
import { PageTrail } from '../sections/PageTrail'

export default function Features({ data }: PageProps<LayoutData>) {
  const copy = useCopy('features')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <PageHeader title={copy('title')} lead={copy('lead')} before={<PageTrail />} />
      <Band id="pages" title={copy('pages')} tone="soft">
        <FeatureCards features={data.menu.nodes} />
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
