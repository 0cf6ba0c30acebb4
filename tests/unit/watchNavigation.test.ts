import { busyUntilDone } from '../../src/client/busy'
import { PageLoadError } from '../../src/client/app/pageLoadError'
import { browser, gone, page, settle } from './navigationBrowser'

jest.mock('../../src/client/busy')
jest.mock('../../src/client/saveControls')

test('the first page is loaded without a spinner, later pages show one until they are loaded', async () => {
  const { load, done } = browser(() => Promise.resolve(page))
  expect(await load('/')).toBe(page)
  expect(busyUntilDone).not.toHaveBeenCalled()
  expect(await load('/pricing')).toBe(page)
  expect(done).toHaveBeenCalledTimes(1)
})

test('page data is requested without query and fragment', async () => {
  const { load, loader, watched } = browser(() => Promise.resolve(page))
  await load('/pricing?gclid=1#a')
  watched.hovering('/pricing?gclid=1')
  watched.loadPageSync('/pricing?gclid=1')
  for (const asked of Object.values(loader)) expect(asked.mock.calls[0]).toContain('/pricing')
})

test.each([
  ['fails', () => Promise.resolve({ status: 'error' })],
  ['is not answered', () => Promise.reject(new Error('offline'))],
  ['has gone', () => Promise.resolve(gone)],
  ['is of another build', () => Promise.resolve({ ...page, page: { webpackCompilationHash: 'b' } })],
])('a page that %s raises preload-error and is loaded from the server, with its query', async (_, answer) => {
  const { window, load, failure, location, raised } = browser((path) =>
    path === '/' ? Promise.resolve(page) : answer(),
  )
  await load('/')
  window.___navigate('/pricing?plan=pro#faq')
  expect(await failure('/pricing')).not.toBeInstanceOf(PageLoadError)
  expect(raised).toEqual(['/pricing'])
  expect(location.assign).toHaveBeenCalledWith('/pricing?plan=pro#faq')
  // If that load is called off, the next link is loaded once, and this one is not loaded again.
  await failure('/contact')
  expect(location.assign.mock.calls.slice(1)).toEqual([['/contact']])
})

test('a page that fails is loaded from the server with the chosen cycle', async () => {
  const { window, dataset, load, failure, location } = browser((path) =>
    path === '/' ? Promise.resolve(page) : Promise.resolve(gone),
  )
  dataset.chosenCycle = 'monthly'
  await load('/')
  window.___navigate('/pricing#faq')
  await failure('/pricing')
  expect(location.assign).toHaveBeenCalledWith('https://site.example/pricing?cycle=monthly#faq')
})

test('a page without an answer is loaded from the server after 8 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const { load, failure, location } = browser((path) =>
    path === '/' ? Promise.resolve(page) : new Promise(() => undefined),
  )
  await load('/')
  void failure('/pricing')
  jest.advanceTimersByTime(7999)
  await settle()
  expect(location.assign).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  await settle()
  expect(location.assign).toHaveBeenCalledWith('/pricing')
  jest.useRealTimers()
})

test.each([
  ['another link', (window: { ___navigate: (to: string) => unknown }) => window.___navigate('/contact')],
  ['Back', (window: object) => (window as EventTarget).dispatchEvent(new Event('popstate'))],
  ['a page of another site', (window: object) => (window as EventTarget).dispatchEvent(new Event('pagehide'))],
])('a page that the visitor has left with %s is not shown later, and its failure is ignored', async (_, leave) => {
  const answers: ((answer: unknown) => void)[] = []
  const { window, load, done, location, raised } = browser((path) =>
    path === '/' ? Promise.resolve(page) : new Promise((resolve) => answers.push(resolve)),
  )
  await load('/')
  const shown = jest.fn()
  for (const answer of [page, gone]) {
    window.___navigate('/pricing')
    load('/pricing').then(shown, shown)
    leave(window)
    expect(done).toHaveBeenCalled()
    answers.pop()!(answer)
    await settle()
  }
  expect(shown).not.toHaveBeenCalled()
  expect(location.assign).not.toHaveBeenCalled()
  expect(raised).toEqual([])
})

test('the page that is shown already is reloaded', async () => {
  const { load, failure, location } = browser(
    (path) => (path === '/' ? Promise.resolve(page) : Promise.resolve(gone)),
    'https://site.example/pricing',
  )
  await load('/')
  await failure('/pricing')
  expect(location.reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['without a connection', false, () => undefined],
  ['if another listener handles it', true, (event: Event) => event.preventDefault()],
])('%s a page that fails is not loaded from the server, and the error is passed on', async (_, onLine, listener) => {
  const { window, load, failure, location } = browser(
    (path) => (path === '/' ? Promise.resolve(page) : Promise.reject(new Error('offline'))),
    undefined,
    onLine,
  )
  window.addEventListener('preload-error', listener)
  await load('/')
  const error = await failure('/pricing')
  expect(location.assign).not.toHaveBeenCalled()
  expect(error instanceof PageLoadError).toBe(!onLine)
})

test('an error at start is reported and passed on; the prerendered page stays', async () => {
  const { load, location, raised } = browser(() => Promise.reject(new Error('offline')))
  await expect(load('/')).rejects.toThrow('offline')
  expect(raised).toEqual(['/'])
  expect(location.assign).not.toHaveBeenCalled()
})

test('a first page of another build is not reloaded while the visitor follows a link', async () => {
  const { load, dataset } = browser(() => Promise.resolve({ ...page, page: { webpackCompilationHash: 'b' } }))
  dataset.followed = ''
  const answered = jest.fn()
  load('/').then(answered, answered)
  await settle()
  expect(answered).not.toHaveBeenCalled()
})

test('a first page of another build goes on to Gatsby, which reloads it, if no link is followed', async () => {
  const other = { ...page, page: { webpackCompilationHash: 'b' } }
  const { load } = browser(() => Promise.resolve(other))
  await expect(load('/')).resolves.toBe(other)
})

test('a fragment that cannot be decoded does not reach Gatsby', () => {
  const { window, navigate } = browser(() => Promise.resolve(page))
  window.___navigate('/pricing#%E4')
  window.___navigate(-1)
  expect(navigate.mock.calls).toEqual([
    ['/pricing', undefined],
    [-1, undefined],
  ])
})
