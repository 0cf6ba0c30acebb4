import site from '../fixtures/content/site.json'
import { languageCodes } from '../../src/site/languages'
import { prefixLanguage } from '../../src/site/paths'
import { resolveLanguage } from '../../src/site/resolveLanguage'

const address = (pathname = '/', search = '', hostname = 'localhost') => ({ pathname, search, hostname })

const hosts: Readonly<Record<string, string>> = site.sites
const hostOf = (code: string) => new URL(hosts[code]!).hostname

describe('resolveLanguage follows the order of requirement 4.1', () => {
  test.each(languageCodes)('?lang=%s wins over prefix, host and build', (code) => {
    expect(resolveLanguage(address('/sv/priser', `?lang=${code}`, hostOf('et')), 'es')).toBe(code)
  })

  test.each(languageCodes)('the prefix /%s wins over host and build', (code) => {
    expect(resolveLanguage(address(`/${code}/x`, '', hostOf('en')), 'es')).toBe(code)
    expect(resolveLanguage(address(`/${code}`, '', hostOf('en')), 'es')).toBe(code)
  })

  test.each(languageCodes)('the host of the %s site wins over the build, in any letter case', (code) => {
    for (const other of languageCodes) {
      expect(resolveLanguage(address('/', '', hostOf(code)), other)).toBe(code)
      expect(resolveLanguage(address('/', '', hostOf(code).toUpperCase()), other)).toBe(code)
    }
  })

  test.each(Object.entries(site.hostWords))(
    'another host that contains the word of %s wins over the build too',
    (code, word) => {
      expect(resolveLanguage(address('/', '', `${word}.a.example`), 'fi')).toBe(code)
      expect(resolveLanguage(address('/', '', `WWW.${word.toUpperCase()}.EXAMPLE`), 'fi')).toBe(code)
    },
  )

  test.each(languageCodes)(
    'a host that is none of the sites and has no word means the language of the build, %s',
    (code) => {
      for (const host of ['www.a.example', 'localhost', `${hostOf('fi')}.evil.example`, `x${hostOf('fi')}`])
        expect(resolveLanguage(address('/pricing', '?utm_source=x', host), code)).toBe(code)
    },
  )
})

describe('resolveLanguage and hostile input', () => {
  test.each([
    '?lang=',
    '?lang=EN',
    '?lang=xx',
    '?lang=en-GB',
    '?lang=__proto__',
    '?lang=constructor',
    '?lang=%00',
    '?lang=%',
    '?LANG=en',
    '?lang=toString',
  ])('%s names no language', (search) => expect(resolveLanguage(address('/', search), 'fi')).toBe('fi'))

  test('the first of two lang parameters counts', () => {
    expect(resolveLanguage(address('/', '?lang=sv&lang=et'), 'fi')).toBe('sv')
  })

  test.each(['/english', '/EN', '/en-gb/pricing', '//en/pricing', '/__proto__', '', '/blog/en', '/%65n'])(
    'the path %s has no prefix',
    (pathname) => expect(prefixLanguage(pathname)).toBeUndefined(),
  )
})
