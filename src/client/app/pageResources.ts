import { hasAddress } from '../../site/addresses'
import { gatsbyWindow, type PageResources } from '../gatsbyInBrowser'

/** Milliseconds to wait for the data of a page; Gatsby itself would wait for ever. */
const pageTimeout = 8000

/** Settles as a page load does, or rejects after 8 seconds. */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${pageTimeout} ms`)), pageTimeout)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** True for the 404 page, the only page without an address in its own language. */
function isNotFound({ json }: PageResources): boolean {
  const context = json?.pageContext
  return context !== undefined && !hasAddress(context)
}

/** Throws if the resources are not those of the requested page; then the server has to be asked. */
export function requirePage(resources: PageResources | undefined): PageResources {
  if (!resources || resources.status === 'error')
    throw new Error('The page could not be loaded', { cause: resources?.error })
  if (isNotFound(resources)) throw new Error('The page does not exist any more')
  return resources
}

/** True for a page of another build than the one that runs. */
export function isOfOtherBuild({ page }: PageResources): boolean {
  const hash = page?.webpackCompilationHash
  return Boolean(hash) && hash !== gatsbyWindow().___webpackCompilationHash
}
