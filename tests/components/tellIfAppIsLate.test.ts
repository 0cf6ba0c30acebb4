import { documentState } from '../../src/state/documentState'
import { tellIfAppIsLate } from '../../src/client/boot/tellIfAppIsLate'

test('the application counts as failed if it is late or its scripts fail, and not once it is ready', () => {
  jest.useFakeTimers()
  const state = documentState()
  state.app = 'awaited'
  const failed = tellIfAppIsLate()
  expect(state.app).toBe('awaited')
  jest.runAllTimers()
  expect(state.app).toBe('failed')
  state.app = 'awaited'
  failed()
  expect(state.app).toBe('failed')
  state.app = 'ready'
  failed()
  expect(state.app).toBe('ready')
})
