import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PageContext } from '../../site/pageContext'
import { documentState } from '../../state/documentState'
import { announcePage } from '../busy'
import { ensureLanguage } from '../ensureLanguage'
import { saveControls, restoreControls, restoreFocus } from '../saveControls'
import { signalTranslations } from '../signals'

interface ShownPage {
  page: PageContext
  location: Pick<Location, 'href' | 'pathname'>
}

const withoutFragment = ({ href }: ShownPage['location']) => href.split('#', 1)[0]

/**
 * After each navigation it restores the controls of a page that the visitor comes back to, announces the page, and
 * checks the language again (requirement 4.1). It renders nothing.
 */
export function AfterNavigation({ page, location }: ShownPage) {
  const last = useRef<ShownPage>()
  // A layout effect runs before the page is scrolled to its former position: an open question makes the page longer.
  // The first page has its settings already, unless React had to render it anew because a translator or an extension
  // had changed it.
  useLayoutEffect(() => {
    documentState().path = location.pathname
    if (last.current?.page === page) saveControls()
    else restoreControls()
  }, [page, location])
  useEffect(() => {
    const before = last.current
    last.current = { page, location }
    if (!before || location.href === before.location.href) return
    // The router sets the focus to the whole page at the end of a navigation.
    setTimeout(restoreFocus)
    if (location.pathname !== before.location.pathname) announcePage()
    if (page.language !== before.page.language) signalTranslations(page.language)
    // A link to another part of the same page does not change the language.
    if (withoutFragment(location) !== withoutFragment(before.location)) ensureLanguage(page)
  }, [page, location])
  return null
}
