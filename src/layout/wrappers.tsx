import type { GatsbySSR, WrapPageElementNodeArgs, WrapRootElementNodeArgs } from 'gatsby'
import type { LayoutData } from '../i18n/layoutFragment'
import { LanguageProvider } from '../i18n/LanguageContext'
import { BillingCycleProvider } from '../pricing/BillingCycleContext'
import type { PageContext } from '../site/pageContext'
import { ErrorScreen } from './ErrorScreen'

type PageArgs = WrapPageElementNodeArgs<LayoutData, PageContext>

/** The billing cycle outlives every change of page. */
export const wrapRootElement = (({ element }: WrapRootElementNodeArgs) => (
  <BillingCycleProvider>{element}</BillingCycleProvider>
)) satisfies GatsbySSR['wrapRootElement']

/** The language, and the screen for errors, belong to one page. */
export const wrapPageElement = ({ element, props }: PageArgs) => (
  <LanguageProvider page={props.pageContext}>
    <ErrorScreen key={props.path} locales={props.data?.locales}>
      {element}
    </ErrorScreen>
  </LanguageProvider>
)
