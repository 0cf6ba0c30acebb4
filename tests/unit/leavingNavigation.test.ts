import { browser, page, settle } from './navigationBrowser'

jest.mock('../../src/client/busy')
jest.mock('../../src/client/saveControls')

/** A click on a link to another site. */
function clickOnLink(keys: object): Event {
  class Link {
    closest = () => ({ protocol: 'https:' })
  }
  Object.assign(globalThis, { Element: Link })
  return Object.defineProperty(Object.assign(new Event('click'), { button: 0, ...keys }), 'target', {
    value: new Link(),
  })
}

test.each([
  ['leaves the page that is being loaded', {}, false],
  ['with the control key opens a tab, and the page is still awaited', { ctrlKey: true }, true],
])('a click on a link to another site %s', async (_, keys, awaited) => {
  let answer: ((data: unknown) => void) | undefined
  const { window, load } = browser((path) =>
    path === '/' ? Promise.resolve(page) : new Promise((resolve) => void (answer = resolve)),
  )
  await load('/')
  const shown = jest.fn()
  window.___navigate('/pricing')
  load('/pricing').then(shown, shown)
  window.dispatchEvent(clickOnLink(keys))
  answer?.(page)
  await settle()
  expect(shown).toHaveBeenCalledTimes(awaited ? 1 : 0)
})
