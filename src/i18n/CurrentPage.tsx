import { I18nextContext } from 'gatsby-plugin-react-i18next'
import { createContext, useContext, type ReactNode } from 'react'
import type { Language } from '../site/languages'
import type { Translations } from '../site/pageContext'
import type { RouteId } from '../site/routes'
import type { SocialImage } from '../site/socialImage'

/** What the translation plugin does not know of a page: it cannot translate paths. */
interface Page {
  route: RouteId
  siteLanguage: Language
  translations: Translations
  socialImage?: SocialImage
}

const CurrentPage = createContext<Page | undefined>(undefined)

/** Tells everything below it which page it belongs to and on which site; the page's language comes from the plugin's own provider. */
export const PageProvider = ({ page, children }: { page: Page; children: ReactNode }) => (
  <CurrentPage.Provider value={page}>{children}</CurrentPage.Provider>
)

/** The page that a component stands on, with its language, site and translations; throws outside the provider (requirement 8.4). */
export function usePage(): Page & { language: Language } {
  const page = useContext(CurrentPage)
  const { language } = useContext(I18nextContext)
  if (!page) throw new Error('usePage must be used inside <PageProvider>')
  return { ...page, language: language as Language }
}
