import { carryChoices, withCycle } from '../../src/client/carryChoices'
import { defaultCycle } from '../../src/pricing/cycles'

beforeAll(() => carryChoices('fi'))
beforeEach(() => {
  document.body.innerHTML = '<a href="/contact" onclick="return false">Contact</a>'
  document.documentElement.dataset.chosenCycle = 'monthly'
  delete document.documentElement.dataset.followed
})

const press = (type: 'click' | 'auxclick', more: MouseEventInit = {}) => {
  const link = document.querySelector('a')!
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, ...more }))
  return link.search
}

test('a click adds the chosen cycle to the address, a click for the context menu does not', () => {
  expect(press('auxclick', { button: 2 })).toBe('')
  expect(press('auxclick', { button: 1 })).toBe('?cycle=monthly')
})

test('the address of a link is as it was once it is followed: a later choice does not carry an earlier one', async () => {
  expect(press('click')).toBe('?cycle=monthly')
  await new Promise((done) => setTimeout(done))
  expect(document.querySelector('a')!.getAttribute('href')).toBe('/contact')
})

test('the default cycle is added only to an address that has another cycle', () => {
  document.documentElement.dataset.chosenCycle = defaultCycle
  expect(withCycle('/contact')).toBe('/contact')
  expect(new URL(withCycle('/contact?cycle=monthly')).search).toBe(`?cycle=${defaultCycle}`)
})

test('a click marks the page as being left, but not a click that opens a tab or a window', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) press('click', { [key]: true })
  press('auxclick', { button: 1 })
  expect(document.documentElement.dataset.followed).toBeUndefined()
  press('click')
  expect(document.documentElement.dataset.followed).toBe('')
})
