import { I18nextContext, I18nextProvider } from 'gatsby-plugin-react-i18next'
import i18next from 'i18next'
import { useContext, type ReactElement, type ReactNode } from 'react'
import { CurrentPageProvider } from '../../src/i18n/CurrentPage'
import { BillingCycleProvider } from '../../src/state/BillingCycleContext'
import { inEachLanguage, type Language } from '../../src/site/languages'
import { ownPath, type RouteId } from '../../src/site/routes'
import { copy } from './copy'

const i18n = i18next.createInstance()
void i18n.init({ lng: 'en', resources: { en: copy }, interpolation: { escapeValue: false } })

const translations = inEachLanguage((code) => ownPath('pricing', code))

/** The plugin's provider of the language. */
function LanguageOfPage({ language, children }: { language: Language; children: ReactNode }) {
  const context = useContext(I18nextContext)
  return <I18nextContext.Provider value={{ ...context, language }}>{children}</I18nextContext.Provider>
}

interface PageProps {
  language?: Language
  translations?: Partial<Record<Language, string>>
  route?: RouteId
}

/** Returns an element inside the providers of a page: by default the English pricing page on the Finnish host. */
export const onPage = (element: ReactElement, { language = 'en', ...page }: PageProps = {}) => (
  <I18nextProvider i18n={i18n}>
    <LanguageOfPage language={language}>
      <BillingCycleProvider>
        <CurrentPageProvider page={{ route: 'pricing', hostLanguage: 'fi', translations, ...page }}>
          {element}
        </CurrentPageProvider>
      </BillingCycleProvider>
    </LanguageOfPage>
  </I18nextProvider>
)
