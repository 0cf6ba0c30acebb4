import { graphql, type PageProps } from 'gatsby'
import { PageHeader } from '../components/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/CallToAction'
import { CompanyStory } from '../sections/CompanyStory'
import { CompanyTeam } from '../sections/CompanyTeam'
import { CompanyValues } from '../sections/CompanyValues'
import { Founder } from '../sections/Founder'
import { Growth } from '../sections/Growth'
import { PageTrail } from '../sections/PageTrail'

export default function Company({ data }: PageProps<LayoutData>) {
  const copy = useCopy('company')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <PageHeader title={copy('title')} lead={copy('lead')} before={<PageTrail />} />
      <CompanyStory />
      <CompanyValues />
      <Founder />
      <CompanyTeam />
      <Growth />
      <CallToAction from="soft" />
    </SiteLayout>
  )
}

export const query = graphql`
  query Company($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
