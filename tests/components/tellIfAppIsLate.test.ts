import { documentState } from '../../src/state/documentState'
import { tellIfAppIsLate } from '../../src/client/tellIfAppIsLate'

test('controls that need the application are marked as failed while it is late, and not once it is ready', () => {
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
