import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PageContext } from '../site/pageContext'
import { documentState } from '../state/documentState'
import { announcePage } from './busy'
import { ensureLanguage } from './ensureLanguage'
import { keepControls, restoreControls, restoreFocus } from './keepControls'
import { signalTranslations } from './signals'

interface Visit {
  page: PageContext
  location: Pick<Location, 'href' | 'pathname'>
}

/**
 * After each navigation: sets the controls of a page that the visitor comes back to, tells where the visitor is, and
 * evaluates the language again (requirement 4.1). Shows nothing.
 */
export function AfterNavigation({ page, location }: Visit) {
  const last = useRef<Visit>()
  // Before the page is scrolled to where it was: an open question makes it longer. The first page has its settings,
  // unless a translator or an extension had changed it before React came, which then makes it anew.
  useLayoutEffect(() => {
    documentState().path = location.pathname
    if (last.current?.page === page) keepControls()
    else restoreControls()
  }, [page, location])
  useEffect(() => {
    const before = last.current
    last.current = { page, location }
    if (!before || location.href === before.location.href) return
    // The router puts it on the whole page before it is done.
    setTimeout(restoreFocus)
    if (location.pathname !== before.location.pathname) announcePage()
    if (page.language !== before.page.language) signalTranslations(page.language)
    ensureLanguage(page)
  }, [page, location])
  return null
}
