import { graphql, type PageProps } from 'gatsby'
import site from '../../content/site.json'
import { Band } from '../components/Band'
import { Container } from '../components/Container'
import { PageHeader } from '../components/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { ContactWays } from '../sections/company/ContactWays'
import { MenuRow } from '../sections/shared/MenuRow'
import { PageBreadcrumbs } from '../sections/shared/PageBreadcrumbs'
import { menus } from '../site/menus'

export default function Contact({ data }: PageProps<LayoutData>) {
  const copy = useCopy('contact')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <PageHeader title={copy('title')} lead={copy('lead')} before={<PageBreadcrumbs />} />
      <Container>
        <ContactWays contact={site.contact} company={site.company} />
      </Container>
      <Band id="links" title={copy('links.title')} tone="soft" split>
        <MenuRow entries={menus.contact} />
      </Band>
    </SiteLayout>
  )
}

export const query = graphql`
  query Contact($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
