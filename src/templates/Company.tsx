import { graphql, type PageProps } from 'gatsby'
import { FounderIllustration } from '../components/illustrations/FounderIllustration'
import { PageHeader } from '../sections/shared/PageHeader'
import { Pair } from '../components/Pair'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { CompanyStory } from '../sections/company/CompanyStory'
import { CompanyTeam } from '../sections/company/CompanyTeam'
import { CompanyValues } from '../sections/company/CompanyValues'
import { Founder } from '../sections/company/Founder'
import { Growth } from '../sections/company/Growth'

export default function Company({ data }: PageProps<LayoutData>) {
  const copy = useCopy('company')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <Pair words={<PageHeader title={copy('title')} lead={copy('lead')} />} picture={<FounderIllustration />} />
      <Founder />
      <CompanyStory />
      <CompanyTeam />
      <Growth />
      <CompanyValues />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Company($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
