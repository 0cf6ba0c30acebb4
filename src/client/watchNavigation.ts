import { busyUntilDone } from './busy'
import { isMalformed } from './cleanFragment'
import { gatsbyWindow, type PageResources } from './gatsbyInternals'
import { signalPreloadError } from './signals'

/** Milliseconds that the data of a page may take; Gatsby itself would wait for ever. */
const pageLimit = 8000

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
  return context !== undefined && context.translations[context.language] === undefined
}

/** Throws where the resources are not those of the page asked for: the server then has to answer. */
function requirePage(resources: PageResources | undefined): PageResources {
  if (!resources || resources.status === 'error')
    throw new Error('The page could not be loaded', { cause: resources?.error })
  if (isNotFound(resources)) throw new Error('The page does not exist any more')
  return resources
}

function fullLoad(target: string): void {
  const { href } = window.location
  if (new URL(target, href).href === href) window.location.reload()
  else window.location.assign(target)
}

/**
 * Watches Gatsby's page loads. Slow ones show the spinner. Failed, hanging and stale ones raise `preload-error` and
 * become full loads of the whole target address; at page start the error passes on and the prerendered page stays.
 * Page data is asked for without the query of a landing address.
 */
export function watchNavigation(): void {
  const gatsby = gatsbyWindow()
  const { ___loader: loader, ___navigate: navigate } = gatsby
  if (!loader || !navigate) return
  const { loadPage, loadPageSync, hovering } = loader
  let started = false
  let target = ''

  gatsby.___navigate = (to, options) => {
    const address = typeof to === 'string' ? withoutBadFragment(to) : to
    if (typeof address === 'string') target = address
    return navigate(address, options)
  }
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options)
  loader.hovering = (path) => hovering(withoutQuery(path))
  loader.loadPage = async (raw) => {
    const path = withoutQuery(raw)
    const first = !started
    started = true
    const done = first ? () => undefined : busyUntilDone()
    const work = loadPage(path)
    try {
      const resources = requirePage(await inTime(work))
      done()
      return resources
    } catch (error) {
      signalPreloadError(path, error)
      if (first) return work
      fullLoad(withoutQuery(target) === path ? target : raw)
      return new Promise(() => undefined)
    }
  }
}
