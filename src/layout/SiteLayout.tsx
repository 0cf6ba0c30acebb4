import type { ReactNode } from 'react'
import { Head } from '../head/Head'
import type { HeadInput } from '../head/headTags'
import { useLanguage } from '../i18n/LanguageContext'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { Footer } from './Footer'
import { Header } from './Header'

interface Props {
  data: LayoutData
  head: Omit<HeadInput, 'language' | 'twins'>
  children: ReactNode
}

/** Head, header, main and footer of every page. The data attributes are the words of src/client/busy.ts. */
export function SiteLayout({ data, head, children }: Props) {
  const { language, twins } = useLanguage()
  const copy = useCopy('common')
  return (
    <div data-loading={copy('loading')} data-navigated={copy('navigated', { title: '{{title}}' })}>
      <Head language={language} twins={twins} {...head} />
      <Header features={data.menu.nodes} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer features={data.menu.nodes} />
    </div>
  )
}
