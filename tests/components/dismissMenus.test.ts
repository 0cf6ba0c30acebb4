import { dismissMenus } from '../../src/client/dismissMenus'

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
