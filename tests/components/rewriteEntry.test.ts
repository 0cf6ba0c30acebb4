import { entryState, rewriteEntry } from '../../src/state/history'

test('a change of the entry of the history keeps the rest of its state', () => {
  window.history.replaceState({ key: 'a', link: 3 }, '')
  rewriteEntry({ set: [true] }, '/x')
  expect(entryState()).toEqual({ key: 'a', link: 3, set: [true] })
  expect(window.location.pathname).toBe('/x')
})
