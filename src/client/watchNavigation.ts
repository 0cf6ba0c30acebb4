import { documentState } from '../state/documentState'
import { busyUntilDone } from './busy'
import { withCycle } from './carryChoices'
import { hasAddress } from '../site/addresses'
import { isMalformed } from '../state/history'
import { keepFocus } from './keepControls'
import { gatsbyWindow, type PageResources } from './gatsbyInternals'
import { PageLoadError } from './pageLoadError'
import { signalPreloadError } from './signals'

/** Milliseconds that the data of a page may take; Gatsby itself would wait for ever. */
const pageLimit = 8000

/** The answer to Gatsby for a page that the visitor no longer wants: it would go there. */
const never = new Promise<never>(() => undefined)

const withoutQuery = (path: string) => path.split(/[?#]/, 1)[0]!

const withoutBadFragment = (to: string) => {
  const [path, fragment] = to.split('#', 2)
  return fragment !== undefined && isMalformed(fragment) ? path! : to
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${pageLimit} ms`)), pageLimit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** True for the 404 page, the only one without an address in its own language. */
function isNotFound({ json }: PageResources): boolean {
  const context = json?.pageContext
  return context !== undefined && !hasAddress(context)
}

/** Throws where the resources are not those of the page asked for: the server then has to answer. */
function requirePage(resources: PageResources | undefined): PageResources {
  if (!resources || resources.status === 'error')
    throw new Error('The page could not be loaded', { cause: resources?.error })
  if (isNotFound(resources)) throw new Error('The page does not exist any more')
  return resources
}

function isOfOtherBuild({ page }: PageResources): boolean {
  const hash = page?.webpackCompilationHash
  return Boolean(hash) && hash !== gatsbyWindow().___webpackCompilationHash
}

/**
 * Throws where the page was built after the one that is open: Gatsby would load it in full, and forget what the visitor
 * chose.
 */
function requireSameBuild(resources: PageResources): void {
  if (isOfOtherBuild(resources)) throw new Error('The page is of another build')
}

function fullLoad(target: string): void {
  const { href } = window.location
  if (new URL(target, href).href === href) window.location.reload()
  else window.location.assign(withCycle(target))
}

/** The site's own answer to a page that fails: the server is asked for the whole of it, where there is a connection. */
function loadWholePage(event: Event, target: string): void {
  if (event.defaultPrevented || !navigator.onLine) return
  event.preventDefault()
  fullLoad(target)
}

/**
 * Watches Gatsby's page loads. Slow ones show the spinner. Failed, hanging and stale ones raise `preload-error`, which
 * can be cancelled: the site does so and loads the whole target address; else the error shows on a screen (requirement
 * 8.2). At page start the error passes on and the prerendered page stays. A page whose link the visitor has left for
 * another one, or for Back, is not shown when it comes, nor does it fail. Page data is asked for without the query of a
 * landing address.
 */
export function watchNavigation(): void {
  const gatsby = gatsbyWindow()
  const { ___loader: loader, ___navigate: navigate } = gatsby
  if (!loader || !navigate) return
  const { loadPage, loadPageSync, hovering } = loader
  let target = ''
  let choice = 0
  let done: () => void = () => undefined

  /** The visitor goes another way: nobody waits any more for what is being loaded. */
  const leave = () => {
    choice += 1
    done()
  }
  window.addEventListener('popstate', leave)

  gatsby.___navigate = (to, options) => {
    leave()
    keepFocus()
    const address = typeof to === 'string' ? withoutBadFragment(to) : to
    if (typeof address === 'string') target = address
    return navigate(address, options)
  }
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options)
  loader.hovering = (path) => hovering(withoutQuery(path))

  const loadFirst = async (path: string) => {
    const work = loadPage(path)
    try {
      const resources = requirePage(await inTime(work))
      // Gatsby would load the page again, and so call off the link that its visitor has followed.
      return await (isOfOtherBuild(resources) && documentState().leaving !== undefined ? never : resources)
    } catch (error) {
      signalPreloadError(path, error)
      return await work
    }
  }

  const loadLater = async (raw: string) => {
    const path = withoutQuery(raw)
    const chosen = choice
    const isLeft = () => chosen !== choice
    done = busyUntilDone()
    try {
      const resources = requirePage(await inTime(loadPage(path)))
      if (isLeft()) return await never
      requireSameBuild(resources)
      return resources
    } catch (error) {
      if (isLeft()) return await never
      const answer = (event: Event) => loadWholePage(event, withoutQuery(target) === path ? target : raw)
      window.addEventListener('preload-error', answer, { once: true })
      if (signalPreloadError(path, error)) throw new PageLoadError(path, error)
      throw error
    } finally {
      done()
    }
  }

  loader.loadPage = (path) => {
    loader.loadPage = loadLater
    return loadFirst(withoutQuery(path))
  }
}
