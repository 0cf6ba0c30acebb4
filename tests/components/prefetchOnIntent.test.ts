import { prefetchOnIntent } from '../../src/client/app/prefetchOnIntent'

test('the page of a link is fetched if the pointer is on it already, or when it is touched; others fetch nothing', () => {
  document.body.innerHTML =
    '<a href="/pricing">Prices</a><a href="/contact">Contact</a><a href="https://other.example/x">Other</a><a href="#x">Part</a>'
  const [pointedAt, touched, ...others] = document.querySelectorAll('a')
  // No pointer rests on anything in jsdom.
  jest.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === 'a:hover' ? pointedAt! : null))
  const hovering = jest.fn()
  Object.assign(window, { ___loader: { hovering } })
  prefetchOnIntent()
  for (const link of [touched!, ...others]) link.dispatchEvent(new Event('touchstart', { bubbles: true }))
  expect(hovering.mock.calls).toEqual([['/pricing'], ['/contact']])
})
