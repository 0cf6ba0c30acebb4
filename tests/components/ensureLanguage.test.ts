import { ensureLanguage } from '../../src/client/ensureLanguage'

test('the address of a translation is not loaded again if the visitor is there already', () => {
  const say = jest.spyOn(console, 'info').mockReturnValue()
  window.history.pushState(null, '', '/en/pricing')
  const stay = jest.fn()
  expect(ensureLanguage({ language: 'fi', siteLanguage: 'fi', translations: { en: '/pricing' } }, stay)).toBe(false)
  expect(say).toHaveBeenCalledWith('This page does not exist in "en"')
  expect(document.documentElement.dataset.busy).toBeUndefined()
})
