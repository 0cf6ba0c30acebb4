import { documentState } from '../../state/documentState'
import { isMalformed } from '../../state/history'
import { busyUntilDone } from '../busy'
import { opensElsewhere, withCycle } from '../carryChoices'
import { targetOf } from '../events'
import { gatsbyWindow, type PageResources } from '../gatsbyInBrowser'
import { saveFocus } from '../saveControls'
import { PageLoadError } from './pageLoadError'
import { withTimeout, isOfOtherBuild, requirePage } from './pageResources'
import { signalPreloadError } from '../signals'

/** Never settles. Gatsby waits for it in vain, and so stays where the visitor has gone meanwhile. */
const never = new Promise<never>(() => undefined)

const withoutQuery = (path: string) => path.split(/[?#]/, 1)[0]!

const withoutBadFragment = (to: string) => {
  const [path, fragment] = to.split('#', 2)
  return fragment !== undefined && isMalformed(fragment) ? path! : to
}

/** A way of the visitor to a page. */
interface Navigation {
  /** The address with its query and fragment, if the visitor has followed a link. */
  address: string
  /** Ends the spinner of a page that is being loaded. */
  done: () => void
}

const navigationTo = (address: string): Navigation => ({ address, done: () => undefined })

/** Resolves with the first page. If it fails, the error goes on to Gatsby and the prerendered page stays. */
async function firstPage(path: string, work: Promise<PageResources | undefined>) {
  try {
    const resources = requirePage(await withTimeout(work))
    // Gatsby reloads a page of another build. That would cancel a link that the visitor has followed.
    const cancelsLink = isOfOtherBuild(resources) && documentState().followed !== undefined
    return await (cancelsLink ? never : resources)
  } catch (error) {
    signalPreloadError(path, error)
    return work
  }
}

/** The site's own way to handle a page that fails: it loads the page from the server, if there is a connection. */
function loadWholePage(event: Event, target: string): void {
  if (event.defaultPrevented || !navigator.onLine) return
  event.preventDefault()
  const { href } = window.location
  if (new URL(target, href).href === href) window.location.reload()
  else window.location.assign(withCycle(target))
}

/**
 * Watches Gatsby's page loads. While a slow one runs, the spinner is shown. A page that fails, takes too long or
 * belongs to another build raises `preload-error`, which can be cancelled: the site cancels it and loads the whole
 * target address. If it does not, the error is shown on a screen (requirement 8.2).
 *
 * A visitor may choose another link, or Back, or leave the site while a page loads. That page is then not shown when it
 * comes, and its failure is ignored. Page data is requested without the query of a landing address.
 */
export function watchNavigation(): void {
  const gatsby = gatsbyWindow()
  const { ___loader: loader, ___navigate: navigate } = gatsby
  if (!loader || !navigate) return
  const { loadPage, loadPageSync, hovering } = loader
  let visit = navigationTo('')

  /** The visitor goes elsewhere: the page that is being loaded is no longer awaited. */
  const leaveFor = (address: string) => {
    visit.done()
    visit = navigationTo(address)
  }
  for (const type of ['popstate', 'pagehide']) window.addEventListener(type, () => leaveFor(''))
  // A link out of the application does not pass `___navigate`.
  window.addEventListener('click', (event) => {
    const link = targetOf(event)?.closest<HTMLAnchorElement>('a[href]')
    if (link?.protocol.startsWith('http') && !event.defaultPrevented && !opensElsewhere(event)) leaveFor('')
  })

  gatsby.___navigate = (to, options) => {
    const address = typeof to === 'string' ? withoutBadFragment(to) : to
    leaveFor(typeof address === 'string' ? address : '')
    saveFocus()
    return navigate(address, options)
  }
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options)
  loader.hovering = (path) => hovering(withoutQuery(path))

  const loadNextPage = async (raw: string) => {
    const path = withoutQuery(raw)
    const present = visit
    const isLeft = () => visit !== present
    const done = busyUntilDone()
    present.done = done
    try {
      const resources = requirePage(await withTimeout(loadPage(path)))
      if (isLeft()) return await never
      // Gatsby would load it in full and lose the visitor's choices.
      if (isOfOtherBuild(resources)) throw new Error('The page is of another build')
      return resources
    } catch (error) {
      if (isLeft()) return await never
      const target = withoutQuery(present.address) === path ? present.address : raw
      const answer = (event: Event) => loadWholePage(event, target)
      window.addEventListener('preload-error', answer, { once: true })
      if (signalPreloadError(path, error)) throw new PageLoadError(target, error)
      throw error
    } finally {
      done()
    }
  }

  loader.loadPage = (path) => {
    loader.loadPage = loadNextPage
    return firstPage(withoutQuery(path), loadPage(withoutQuery(path)))
  }
}
