import { prefetchOnIntent } from '../../src/client/prefetchOnIntent'

test('the page of a link is fetched if the pointer is on it already, or when it is touched', () => {
  document.body.innerHTML = '<a href="/pricing">Prices</a><a href="/contact">Contact</a>'
  const [pointedAt, touched] = document.querySelectorAll('a')
  // No pointer rests on anything in jsdom.
  jest.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === 'a:hover' ? pointedAt! : null))
  const hovering = jest.fn()
  Object.assign(window, { ___loader: { hovering } })
  prefetchOnIntent()
  touched!.dispatchEvent(new Event('touchstart', { bubbles: true }))
  expect(hovering.mock.calls).toEqual([['/pricing'], ['/contact']])
})
