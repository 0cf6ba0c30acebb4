import { documentState } from '../../src/state/documentState'
import { tellIfAppIsLate } from '../../src/client/tellIfAppIsLate'

test('what needs the application is said to fail while it is away, and no more once it has come', () => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<p id="status" role="status"></p><div data-needs-app><input><p class="without-app">Not now.</p></div>'
  const status = document.querySelector('#status')!
  const come = () => {
    status.textContent = ''
    document.querySelector('input')!.blur()
    document.querySelector('input')!.focus()
    return status.textContent
  }
  tellIfAppIsLate()
  jest.runAllTimers()
  expect(come()).toBe('Not now.')
  documentState().app = 'ready'
  expect(come()).toBe('')
  tellIfAppIsLate()
  jest.runAllTimers()
  expect(come()).toBe('')
})
