import { loadApp } from '../../src/client/loadApp'

const scripts = ['/libraries-1.js', '/app-2.js'].map((path) => ({ path, integrity: `sha384-${path}` }))
const added = () => [...document.head.querySelectorAll('script')]
const sources = () => added().map((script) => script.getAttribute('src'))
const loaded = () => added().at(-1)!.dispatchEvent(new Event('load'))

beforeEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('all scripts are fetched at once; each starts when the one before has run and the browser is idle', () => {
  const idle = jest.fn()
  Object.assign(window, { requestIdleCallback: idle })
  loadApp({ hash: 'h', scripts, styles: [], chunks: {} })
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map((link) => [link.rel, link.as, link.getAttribute('href'), link.integrity])).toEqual(
    scripts.map(({ path, integrity }) => ['preload', 'script', path, integrity]),
  )
  loaded()
  expect(sources()).toEqual(['/libraries-1.js'])
  const [run, options] = idle.mock.calls[0] as [() => void, { timeout: number }]
  expect(options.timeout).toBeGreaterThan(0)
  run()
  expect(sources()).toEqual(['/libraries-1.js', '/app-2.js'])
  expect(added().map(({ integrity }) => integrity)).toEqual(scripts.map(({ integrity }) => integrity))
})

test('a browser that cannot tell when it is idle runs them in turn', async () => {
  loadApp({ hash: 'h', scripts, styles: [], chunks: {} })
  loaded()
  expect(sources()).toEqual(['/libraries-1.js'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(sources()).toEqual(['/libraries-1.js', '/app-2.js'])
})
