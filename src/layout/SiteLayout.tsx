import type { ReactNode } from 'react'
import { useTableStops } from '../components/useTableStops'
import { Head } from '../head/Head'
import type { DocumentHead } from '../head/headTags'
import { useCurrentPage } from '../i18n/CurrentPage'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { useBreadcrumbs } from '../i18n/useBreadcrumbs'
import { Footer } from './Footer'
import { Header } from './Header'

interface Props {
  data: LayoutData
  head: Pick<DocumentHead, 'title' | 'description' | 'article' | 'feed' | 'offerWords'> & { name?: string }
  children: ReactNode
}

/** Head, header, main element and footer of every page. The data attributes hold words for src/client/busy.ts. */
export function SiteLayout({ data, head, children }: Props) {
  const { language, translations, socialImage } = useCurrentPage()
  const copy = useCopy('common')
  const { above, name = head.title } = useBreadcrumbs()
  return (
    <div data-loading={copy('loading')} data-navigated={copy('navigated', { title: '{{title}}' })}>
      <Head {...{ language, translations, socialImage, above }} {...head} name={head.name ?? name} />
      <Header features={data.features} />
      <main ref={useTableStops()} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer features={data.features} />
    </div>
  )
}
