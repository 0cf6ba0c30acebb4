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

test.each(['pointerover', 'touchstart', 'pointerdown', 'focusin', 'keydown'])(
  'it starts once, at the first %s',
  (name) => {
    jest.useFakeTimers()
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
    document.body.innerHTML = '<p>text</p><a href="/">link</a>'
    const start = jest.fn()
    onIntent(start)
    window.dispatchEvent(new Event('load'))
    document.querySelector('a')!.dispatchEvent(new Event(name, { bubbles: true }))
    expect(start).toHaveBeenCalledTimes(1)
    jest.runAllTimers()
    expect(start).toHaveBeenCalledTimes(1)
  },
)

test('a pointer over a text is no sign', () => {
  document.body.innerHTML = '<p>text</p>'
  const start = jest.fn()
  onIntent(start)
  document.querySelector('p')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(start).not.toHaveBeenCalled()
})
