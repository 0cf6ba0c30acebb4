import { onIntent } from '../../src/client/boot/onIntent'

test.each([
  ['any', undefined, 1],
  ['a good', { saveData: false, effectiveType: '4g' }, 1],
  ['a slow', { effectiveType: '3g' }, 0],
  ['a spared', { saveData: true, effectiveType: '4g' }, 0],
])('on %s connection it starts late without a sign', (_, connection, times) => {
  jest.useFakeTimers()
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const start = jest.fn()
  onIntent(start)
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(start).toHaveBeenCalledTimes(times)
})
