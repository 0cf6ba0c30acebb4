import { ensureLanguage } from '../../src/client/ensureLanguage'

test('the address of a translation is not loaded again if the visitor is there already', () => {
  const say = jest.spyOn(console, 'info').mockReturnValue()
  window.history.pushState(null, '', '/en/pricing')
  const stay = jest.fn()
  ensureLanguage({ language: 'fi', siteLanguage: 'fi', translations: { en: '/pricing' } }, stay)
  expect(stay).toHaveBeenCalledTimes(1)
  expect(say).toHaveBeenCalledWith('This page does not exist in "en"')
  expect(document.documentElement.dataset.busy).toBeUndefined()
})

test('if a translation cannot be reached, the visitor stays and the caller is told', async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  window.history.pushState(null, '', '/?lang=en')
  Object.assign(window, { fetch: () => Promise.reject(new Error('offline')) })
  await new Promise<void>((stay) => {
    ensureLanguage({ language: 'fi', siteLanguage: 'fi', translations: { en: '/' } }, stay)
    expect(document.documentElement.dataset.busy).toBe('language')
  })
  expect(document.documentElement.dataset.busy).toBeUndefined()
})
