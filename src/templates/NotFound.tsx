import { graphql, type PageProps } from 'gatsby'
import { buttonClass } from '../components/buttonClass'
import { LostIllustration } from '../components/illustrations/LostIllustration'
import { SlopeDivider } from '../components/illustrations/SlopeDivider'
import { PageHeader } from '../sections/shared/PageHeader'
import { Pair } from '../components/Pair'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { MenuRow } from '../sections/shared/MenuRow'
import { menus } from '../site/menus'

export default function NotFound({ data }: PageProps<LayoutData>) {
  const copy = useCopy('notFound')
  const words = (
    <PageHeader title={copy('title')} lead={copy('text')}>
      <p className="band-end">
        <PageLink className={buttonClass()} to="home">
          {copy('home')}
        </PageLink>
      </p>
      <MenuRow title={copy('links')} entries={menus.notFound} />
    </PageHeader>
  )
  return (
    <SiteLayout data={data} head={{ title: copy('meta.title') }}>
      <Pair words={words} picture={<LostIllustration />} />
      <SlopeDivider />
    </SiteLayout>
  )
}

export const query = graphql`
  query NotFound($language: String!, $namespaces: [String!]!) {
    ...Layout
  }
`
