import { busyUntilDone, hideBusy, showBusy } from '../../src/client/busy'
import { announce } from '../../src/client/announce'
import { softHyphen, wordJoiner } from '../../src/site/invisible'

const said = () => document.getElementById('status')!.textContent

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div id="status"></div><div data-loading="Loading"></div>'
})
afterEach(() => void jest.useRealTimers())

test('an announcement is removed some time after the last one', () => {
  announce('One')
  jest.advanceTimersByTime(4000)
  announce('Two')
  jest.advanceTimersByTime(4000)
  expect(said()).toBe('Two')
  jest.advanceTimersByTime(4000)
  expect(said()).toBe('')
})

test('announcements have no typesetting marks', () => {
  announce(`Laskutus${softHyphen}ohjelma, e-${wordJoiner}lasku`)
  expect(said()).toBe('Laskutusohjelma, e-lasku')
})

test('a loaded page removes only the announcement of its loading', () => {
  showBusy('page')
  expect(said()).toBe('Loading')
  hideBusy()
  expect(said()).toBe('')
  announce('You are here')
  hideBusy()
  expect(said()).toBe('You are here')
})

test('the spinner shows after 150 ms, not for a page that is loaded sooner', () => {
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
