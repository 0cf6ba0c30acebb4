import { busyUntilDone, hideBusy, showBusy } from '../../src/client/busy'
import { announce } from '../../src/client/announce'
import { softHyphen, wordJoiner } from '../../src/site/invisible'

const said = () => document.getElementById('status')!.textContent

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div id="status"></div><div data-loading="Loading"></div>'
})
afterEach(() => void jest.useRealTimers())

test('what was said is gone after a while, counted from the last sentence', () => {
  announce('One')
  jest.advanceTimersByTime(4000)
  announce('Two')
  jest.advanceTimersByTime(4000)
  expect(said()).toBe('Two')
  jest.advanceTimersByTime(4000)
  expect(said()).toBe('')
})

test('what is said has no marks of typesetting', () => {
  announce(`Laskutus${softHyphen}ohjelma, e-${wordJoiner}lasku`)
  expect(said()).toBe('Laskutusohjelma, e-lasku')
})

test('a page that has come takes back only that it is loading', () => {
  showBusy('page')
  expect(said()).toBe('Loading')
  hideBusy()
  expect(said()).toBe('')
  announce('You are here')
  hideBusy()
  expect(said()).toBe('You are here')
})

test('a page that is awaited for 150 ms has a spinner, and one that has come before has none', () => {
  const done = busyUntilDone()
  jest.advanceTimersByTime(149)
  expect(document.documentElement.dataset.busy).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(document.documentElement.dataset.busy).toBe('page')
  done()
  busyUntilDone()()
  jest.advanceTimersByTime(1000)
  expect(document.documentElement.dataset.busy).toBeUndefined()
})
