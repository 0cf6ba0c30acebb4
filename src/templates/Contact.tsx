import { graphql, type PageProps } from 'gatsby'
import site from '../../content/site.json'
import { Band } from '../components/Band'
import { buttonClass } from '../components/buttonClass'
import { Container } from '../components/Container'
import { LinkRow } from '../components/LinkRow'
import { PageHeader } from '../components/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { ContactWays } from '../sections/company/ContactWays'
import { PageBreadcrumbs } from '../sections/shared/PageBreadcrumbs'

const links = ['pricing', 'features', 'blog'] as const

export default function Contact({ data }: PageProps<LayoutData>) {
  const copy = useCopy('contact')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title'), description: copy('meta.description') }}>
      <PageHeader title={copy('title')} lead={copy('lead')} before={<PageBreadcrumbs />} />
      <Container>
        <ContactWays contact={site.contact} company={site.company} />
      </Container>
      <Band id="links" title={copy('links.title')} tone="soft" split>
        <LinkRow>
          {links.map((route) => (
            <li key={route}>
              <PageLink className={buttonClass('quiet')} to={route}>{copy(`links.${route}`)}</PageLink>
            </li>
          ))}
        </LinkRow>
      </Band>
    </SiteLayout>
  )
}

export const query = graphql`
  query Contact($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
