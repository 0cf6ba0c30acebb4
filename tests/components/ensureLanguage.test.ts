import { ensureLanguage } from '../../src/client/ensureLanguage'
import { cycleParameter } from '../../src/pricing/cycles'

afterEach(() => jest.restoreAllMocks())

test('the address of a translation is not loaded again if the visitor is there already', () => {
  const say = jest.spyOn(console, 'info').mockReturnValue()
  window.history.pushState(null, '', '/en/pricing')
  const stay = jest.fn()
  ensureLanguage({ language: 'fi', hostLanguage: 'fi', translations: { en: '/pricing' } }, stay)
  expect(stay).toHaveBeenCalledTimes(1)
  expect(say).toHaveBeenCalledWith('This page does not exist in "en"')
  expect(document.documentElement.dataset.busy).toBeUndefined()
})

test('if a translation cannot be reached, the visitor stays and the caller is told', async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  window.history.pushState(null, '', '/?lang=en')
  Object.assign(window, { fetch: () => Promise.reject(new Error('offline')) })
  await new Promise<void>((stay) => {
    ensureLanguage({ language: 'fi', hostLanguage: 'fi', translations: { en: '/' } }, stay)
    expect(document.documentElement.dataset.busy).toBe('language')
  })
  expect(document.documentElement.dataset.busy).toBeUndefined()
})

test.each([
  ['a 404 page moves the visitor to the 404 page of the language', true],
  ['another page stays if its translation answers 404', false],
])('%s', async (_name, isNotFound) => {
  jest.spyOn(console, 'info').mockReturnValue()
  const navigation = jest.spyOn(console, 'error').mockReturnValue()
  window.history.pushState(null, '', '/nothing?lang=en')
  Object.assign(window, { fetch: () => Promise.resolve({ ok: false, status: 404 }) })
  document.documentElement.dataset.chosenCycle = 'monthly'
  // jsdom cannot navigate: what is added to the address is all that can be seen of it.
  const added = jest.spyOn(URLSearchParams.prototype, 'set')
  const stay = jest.fn()
  ensureLanguage({ language: 'fi', hostLanguage: 'fi', translations: { en: '/nothing' }, isNotFound }, stay)
  await new Promise((resolve) => setTimeout(resolve))
  const moves = navigation.mock.calls.map(([error]) => String(error))
  expect(moves).toEqual(isNotFound ? [expect.stringContaining('Not implemented: navigation')] : [])
  expect(added.mock.calls).toEqual(isNotFound ? [[cycleParameter, 'monthly']] : [])
  expect(stay).toHaveBeenCalledTimes(isNotFound ? 0 : 1)
})

test('a visitor who goes on before the answer comes stays on the page that is there then', async () => {
  const say = jest.spyOn(console, 'info').mockReturnValue()
  const stay = jest.fn()
  const navigation = jest.spyOn(console, 'error').mockReturnValue()
  window.history.pushState(null, '', '/?lang=en')
  let answer: (value: object) => void = () => undefined
  Object.assign(window, { fetch: () => new Promise((resolve) => (answer = resolve)) })
  ensureLanguage({ language: 'fi', hostLanguage: 'fi', translations: { en: '/' } }, stay)
  window.history.pushState(null, '', '/hinnat')
  answer({ ok: true, status: 200 })
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigation).not.toHaveBeenCalled()
  expect(say).not.toHaveBeenCalled()
  expect(stay).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.busy).toBeUndefined()
})
