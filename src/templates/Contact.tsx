import { graphql, type PageProps } from 'gatsby'
import site from '../../content/site.json'
import { SlopeDivider } from '../components/illustrations/SlopeDivider'
import { TelephoneIllustration } from '../components/illustrations/TelephoneIllustration'
import { PageHeader } from '../sections/shared/PageHeader'
import { Pair } from '../components/Pair'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { BillingCard } from '../sections/contact/BillingCard'
import { ContactLinks } from '../sections/contact/ContactLinks'
import { ContactWays } from '../sections/contact/ContactWays'
import { ServiceLanguages } from '../sections/contact/ServiceLanguages'

export default function Contact({ data }: PageProps<LayoutData>) {
  const copy = useCopy('contact')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <Pair
        words={
          <PageHeader title={copy('title')} lead={copy('lead')}>
            <ContactWays contact={site.contact} />
          </PageHeader>
        }
        picture={<TelephoneIllustration />}
      />
      <ServiceLanguages />
      <BillingCard contact={site.contact} company={site.company} />
      <ContactLinks />
      <SlopeDivider />
    </SiteLayout>
  )
}

export const query = graphql`
  query Contact($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
