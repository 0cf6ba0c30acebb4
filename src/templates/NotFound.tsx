import { graphql, type PageProps } from 'gatsby'
import { buttonClass } from '../components/buttonClass'
import { Container } from '../components/Container'
import { PageHeader } from '../components/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'

const links = ['features', 'pricing', 'blog', 'contact'] as const

export default function NotFound({ data }: PageProps<LayoutData>) {
  const copy = useCopy('notFound')
  const common = useCopy('common')
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title') }}>
      <PageHeader title={copy('title')} lead={copy('text')} />
      <Container>
        <p>
          <PageLink className={buttonClass()} to="home">
            {copy('home')}
          </PageLink>
        </p>
        <h2 className="links-title">{copy('links')}</h2>
        <ul>
          {links.map((route) => (
            <li key={route}>
              <PageLink to={route}>{common(`nav.${route}`)}</PageLink>
            </li>
          ))}
        </ul>
      </Container>
    </SiteLayout>
  )
}

export const query = graphql`
  query NotFound($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
