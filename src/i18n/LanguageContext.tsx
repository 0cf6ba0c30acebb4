import { createContext, useContext, type ReactNode } from 'react'
import type { SocialImage } from '../site/socialImage'
import type { Language } from '../site/languages'
import type { Translations } from '../site/pageContext'
import type { RouteId } from '../site/routes'

interface PageLanguage {
  route: RouteId
  language: Language
  siteLanguage: Language
  translations: Translations
  socialImage?: SocialImage
}

const LanguageContext = createContext<PageLanguage | undefined>(undefined)

/** Tells everything below it which page it belongs to, in which language and on which site. */
export const LanguageProvider = ({ page, children }: { page: PageLanguage; children: ReactNode }) => (
  <LanguageContext.Provider value={page}>{children}</LanguageContext.Provider>
)

/** The language of the page, its site and its translations; throws outside the provider (specification 8). */
export function useLanguage(): PageLanguage {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used inside <LanguageProvider>')
  return value
}
