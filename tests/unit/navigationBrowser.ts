import { busyUntilDone } from '../../src/client/busy'
import { watchNavigation } from '../../src/client/app/watchNavigation'

type Loader = Record<'loadPage' | 'loadPageSync' | 'hovering', jest.Mock>

/** A page of Gatsby's loader that exists in its own language, and one that no longer exists: the 404 page. */
export const page = { json: { pageContext: { language: 'en', translations: { en: '/pricing' } } } }
export const gone = { json: { pageContext: { language: 'en', translations: {} } } }

/** Makes a browser in which Gatsby is about to start, at an address. `answer` returns the data of a page. */
export function browser(answer: (path: string) => Promise<unknown>, href = 'https://site.example/', onLine = true) {
  const raised: unknown[] = []
  const done = jest.fn()
  const navigate = jest.fn()
  jest.mocked(busyUntilDone).mockReset().mockReturnValue(done)
  const loader: Loader = { loadPage: jest.fn(answer), loadPageSync: jest.fn(), hovering: jest.fn() }
  const window = Object.assign(new EventTarget(), {
    ___loader: { ...loader },
    ___webpackCompilationHash: 'a',
    ___navigate: navigate as (to: string | number) => unknown,
    location: { href, assign: jest.fn(), reload: jest.fn() },
  })
  window.addEventListener('preload-error', (event) => raised.push((event as CustomEvent<{ path: string }>).detail.path))
  const dataset: { followed?: string; chosenCycle?: string } = {}
  Object.assign(globalThis, { window, document: { documentElement: { dataset }, querySelector: () => null } })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true })
  watchNavigation()
  const { ___loader: watched, location } = window
  const load = (path: string) => watched.loadPage(path) as Promise<unknown>
  /** Returns the error with which the promise of a load is rejected. */
  const failure = (path: string) =>
    load(path).then(
      () => undefined,
      (error: unknown) => error,
    )
  return { window, dataset, loader, watched, navigate, location, raised, done, load, failure }
}

/** Lets pending promises continue. */
export const settle = () => new Promise(setImmediate)
