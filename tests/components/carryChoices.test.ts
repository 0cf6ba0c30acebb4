import { carryChoices } from '../../src/client/carryChoices'

test('a click takes the chosen cycle along, one that opens the menu of a link does not', () => {
  document.body.innerHTML = '<a href="/contact" onclick="return false">Contact</a>'
  document.documentElement.dataset.chosenCycle = 'monthly'
  carryChoices('fi')
  const link = document.querySelector('a')!
  link.dispatchEvent(new MouseEvent('auxclick', { button: 2, bubbles: true }))
  expect(link.search).toBe('')
  link.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }))
  expect(link.search).toBe('?cycle=monthly')
})
