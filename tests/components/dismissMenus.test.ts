import { dismissMenus } from '../../src/client/boot/dismissMenus'
import { focusWrapperId } from '../../src/site/gatsbyIds'

test('a press outside a menu closes it; its own button opens and closes it', () => {
  document.body.innerHTML = '<button popovertarget="menu">x</button><div id="menu" popover></div><p>y</p>'
  const togglePopover = jest.fn()
  Object.assign(document.getElementById('menu')!, { togglePopover })
  dismissMenus()
  const press = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press('button')
  expect(togglePopover).not.toHaveBeenCalled()
  press('p')
  expect(togglePopover).toHaveBeenCalledWith(false)
})

test.each([
  ['a window that is still narrow', 80, false],
  ['a window in which the button is hidden', 0, true],
])('a popover in %s', (_, offsetWidth, closed) => {
  document.body.innerHTML = '<button popovertarget="menu">x</button><div id="menu" popover></div>'
  Object.defineProperty(document.querySelector('button'), 'offsetWidth', { value: offsetWidth })
  const togglePopover = jest.fn()
  Object.assign(document.getElementById('menu')!, { togglePopover })
  dismissMenus()
  window.dispatchEvent(new Event('resize'))
  // The listeners of the other tests close it too.
  expect(togglePopover.mock.calls.length > 0).toBe(closed)
})

test.each([
  ['a menu of the header', 'name="header"', false],
  ['the search', 'name="search"', false],
  ['the answer to a question', '', true],
])('Escape in %s: open afterwards?', (_, name, stays) => {
  document.body.innerHTML = `<details ${name} open><summary>x</summary><a href="/">y</a></details>`
  dismissMenus()
  document.querySelector('a')!.focus()
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(document.querySelector('details')!.open).toBe(stays)
  expect(document.activeElement!.localName).toBe(stays ? 'a' : 'summary')
})

test.each([
  ['the wrapper of the page', `#${focusWrapperId}`, true],
  ['another link', 'main a', false],
])('the focus moves to %s: is an open menu still open?', (_, selector, stays) => {
  document.body.innerHTML = `<div id="${focusWrapperId}" tabindex="-1">
    <details name="header" open><summary>x</summary></details><main><a href="/">y</a></main></div>`
  dismissMenus()
  document.querySelector<HTMLElement>(selector)!.focus()
  expect(document.querySelector('details')!.open).toBe(stays)
})
