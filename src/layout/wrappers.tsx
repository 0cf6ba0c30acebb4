import type { GatsbySSR, WrapPageElementNodeArgs, WrapRootElementNodeArgs } from 'gatsby'
import { AfterNavigation } from '../client/app/AfterNavigation'
import type { LayoutData } from '../i18n/layoutFragment'
import { CurrentPageProvider } from '../i18n/CurrentPage'
import { BillingCycleProvider } from '../state/BillingCycleContext'
import type { PageContext } from '../site/pageContext'
import { localPath } from '../site/paths'
import { ownPath } from '../site/routes'
import { ErrorScreen } from './ErrorScreen'

type PageArgs = WrapPageElementNodeArgs<LayoutData, PageContext>

const homePath = ({ language, hostLanguage }: PageContext) =>
  localPath(ownPath('home', language), language, hostLanguage)

/** Wraps the application in the provider of the billing cycle, which is kept from page to page. */
export const wrapRootElement = (({ element }: WrapRootElementNodeArgs) => (
  <BillingCycleProvider>{element}</BillingCycleProvider>
)) satisfies GatsbySSR['wrapRootElement']

/** Wraps a page in the provider of its language and the error screen; both are new for each page. */
export const wrapPageElement = ({ element, props }: PageArgs) => (
  <CurrentPageProvider page={props.pageContext}>
    <AfterNavigation page={props.pageContext} location={props.location} />
    <ErrorScreen
      key={props.path}
      locales={(props.data as LayoutData | undefined)?.locales}
      home={homePath(props.pageContext)}
    >
      {element}
    </ErrorScreen>
  </CurrentPageProvider>
)
