import { languageCodes, languages } from '../../src/site/languages'
import { prefixLanguage, resolveLanguage } from '../../src/site/resolveLanguage'

const address = (pathname = '/', search = '', hostname = 'localhost') => ({ pathname, search, hostname })

describe('resolveLanguage follows the order of the specification', () => {
  test.each(languageCodes)('?lang=%s wins over prefix, host and build', (code) => {
    expect(resolveLanguage(address('/sv/priser', `?lang=${code}`, 'arveldamine.lumilasku.example'), 'es')).toBe(code)
  })

  test.each(languageCodes)('the prefix /%s wins over host and build', (code) => {
    expect(resolveLanguage(address(`/${code}/x`, '', 'invoicing.lumilasku.example'), 'es')).toBe(code)
    expect(resolveLanguage(address(`/${code}`, '', 'invoicing.lumilasku.example'), 'es')).toBe(code)
  })

  test.each(languageCodes.filter((code) => languages[code].hostWord))('the host of %s wins over the build', (code) => {
    expect(resolveLanguage(address('/', '', `${languages[code].hostWord}.lumilasku.example`), 'fi')).toBe(code)
    expect(resolveLanguage(address('/', '', `WWW.${languages[code].hostWord.toUpperCase()}.EXAMPLE`), 'fi')).toBe(code)
  })

  test.each(languageCodes)('a host without a word means the language of the build, %s', (code) => {
    expect(resolveLanguage(address('/pricing', '?utm_source=x', 'www.lumilasku.example'), code)).toBe(code)
  })
})

describe('resolveLanguage and hostile input', () => {
  test.each(['?lang=', '?lang=EN', '?lang=xx', '?lang=en-GB', '?lang=__proto__', '?lang=constructor', '?lang=%00', '?lang=%', '?LANG=en', '?lang=toString'])(
    '%s names no language',
    (search) => expect(resolveLanguage(address('/', search), 'fi')).toBe('fi'),
  )

  test('the first of two lang parameters counts', () => {
    expect(resolveLanguage(address('/', '?lang=sv&lang=et'), 'fi')).toBe('sv')
  })

  test.each(['/english', '/EN', '/en-gb/pricing', '//en/pricing', '/__proto__', '', '/blog/en', '/%65n'])(
    'the path %s has no prefix',
    (pathname) => expect(prefixLanguage(pathname)).toBeUndefined(),
  )
})
