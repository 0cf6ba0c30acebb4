import { loadApp } from '../../src/client/loadApp'

const scripts = ['/react-1.js', '/app-2.js'].map((path) => ({ path, integrity: `sha384-${path}` }))
const sources = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

test('all scripts are fetched at once; each starts when the one before has run and the browser is idle', () => {
  const idle: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) })
  loadApp({ hash: 'h', scripts, styles: [], chunks: {} })
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map((link) => [link.rel, link.getAttribute('href'), link.integrity])).toEqual(
    scripts.map(({ path, integrity }) => ['preload', path, integrity]),
  )
  expect(sources()).toEqual(['/react-1.js'])
  document.head.querySelector('script')!.dispatchEvent(new Event('load'))
  expect(sources()).toEqual(['/react-1.js'])
  idle.forEach((run) => run())
  expect(sources()).toEqual(['/react-1.js', '/app-2.js'])
})
