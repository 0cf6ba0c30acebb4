import { I18nextContext } from 'gatsby-plugin-react-i18next'
import { createContext, useContext, type ReactNode } from 'react'
import type { Language } from '../site/languages'
import type { Translations } from '../site/paths'
import type { RouteId } from '../site/routes'
import type { SocialImage } from '../site/publicFiles'

/** The data of a page that the translation plugin does not have: the plugin cannot translate paths. */
interface CurrentPage {
  route: RouteId
  hostLanguage: Language
  translations: Translations
  socialImage?: SocialImage
}

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined)

/** Tells the components below it their page and host. The language comes from the plugin's own provider. */
export const CurrentPageProvider = ({ page, children }: { page: CurrentPage; children: ReactNode }) => (
  <CurrentPageContext.Provider value={page}>{children}</CurrentPageContext.Provider>
)

/** Returns the current page with its language, host and translations; throws outside the provider (requirement 8.4). */
export function useCurrentPage(): CurrentPage & { language: Language } {
  const page = useContext(CurrentPageContext)
  const { language } = useContext(I18nextContext)
  if (!page) throw new Error('useCurrentPage must be used inside <CurrentPageProvider>')
  return { ...page, language: language as Language }
}
