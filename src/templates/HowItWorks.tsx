import { graphql, type PageProps } from 'gatsby'
import { GlidingSled } from '../components/illustrations/scenery/GlidingSled'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { FellHeader } from '../sections/shared/FellHeader'
import { Walkthrough } from '../sections/walkthrough/Walkthrough'

export default function HowItWorks({ data }: PageProps<LayoutData>) {
  const copy = useCopy('howItWorks')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <FellHeader title={copy('title')} lead={copy('lead')} scenery={<GlidingSled />} />
      <Walkthrough />
    </SiteLayout>
  )
}

export const query = graphql`
  query HowItWorks($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
