import i18next from 'i18next'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { LanguageProvider } from '../../src/i18n/LanguageContext'
import { BillingCycleProvider } from '../../src/pricing/BillingCycleContext'
import { languageCodes, type Language } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'
import { copy } from './copy'

const i18n = i18next.createInstance()
void i18n.init({ lng: 'en', resources: { en: copy }, interpolation: { escapeValue: false } })

const translations = Object.fromEntries(languageCodes.map((code) => [code, ownPath('pricing', code)]))

/** An element inside the providers of a page: English pricing on the Finnish site. */
export const onPage = (element: ReactElement, page: { language?: Language; translations?: Partial<Record<Language, string>>; route?: 'pricing' | 'blog-post' } = {}) => (
  <I18nextProvider i18n={i18n}>
    <BillingCycleProvider>
      <LanguageProvider page={{ route: 'pricing', language: 'en', siteLanguage: 'fi', translations, ...page }}>{element}</LanguageProvider>
    </BillingCycleProvider>
  </I18nextProvider>
)
