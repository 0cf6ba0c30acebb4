import { loadApp } from '../../src/client/boot/loadApp'

const scripts = ['/webpack-runtime-1.js', '/app-2.js'].map((path) => ({ path, integrity: `sha384-${path}` }))

test('all scripts are fetched at once, run in order, and have the integrity that the page names', () => {
  loadApp({ hash: 'h', scripts })
  const added = [...document.head.querySelectorAll('script')]
  expect(added.map((script) => ({ path: script.getAttribute('src'), integrity: script.integrity }))).toEqual(scripts)
  expect(added.map(({ async }) => async)).toEqual([false, false])
})
