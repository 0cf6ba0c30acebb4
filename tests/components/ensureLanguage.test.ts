import { ensureLanguage } from '../../src/client/ensureLanguage'

test('an address that already is that of the translation is not loaded again, whatever stands there', () => {
  const say = jest.spyOn(console, 'info').mockReturnValue()
  window.history.pushState(null, '', '/en/pricing')
  const stay = jest.fn()
  expect(ensureLanguage({ language: 'fi', siteLanguage: 'fi', translations: { en: '/pricing' } }, stay)).toBe(false)
  expect(say).toHaveBeenCalledWith('This page does not exist in "en"')
  expect(document.documentElement.dataset.busy).toBeUndefined()
})
