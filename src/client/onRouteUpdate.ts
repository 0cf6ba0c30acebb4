import type { GatsbyBrowser } from 'gatsby'
import { announcePage } from './busy'
import { ensureLanguage } from './ensureLanguage'
import { gatsbyWindow } from './gatsbyGlobals'
import { signalTranslations } from './signals'

/** After a navigation: tells where the visitor is, and evaluates the language again (specification 4). */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  const contextOf = (path: string) => gatsbyWindow().___loader?.loadPageSync(path)?.json?.pageContext
  const page = contextOf(location.pathname)
  if (!page) return
  if (location.pathname !== prevLocation.pathname) announcePage()
  if (page.language !== contextOf(prevLocation.pathname)?.language) signalTranslations(page.language)
  ensureLanguage(page)
}
