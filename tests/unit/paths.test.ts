import site from '../fixtures/content/site.json'
import { languageCodes } from '../../src/site/languages'
import { localPath, prefixLanguage, withoutPrefix } from '../../src/site/paths'
import { resolveLanguage, alternateAddress, unprefixedAddress } from '../../src/site/resolveLanguage'
import { ownPath } from '../../src/site/routes'
import { isPattern, routeIds } from '../routeTable'
import { feature } from '../fixtures/routes'

const at = (url: string) => {
  const { search, pathname, hostname, hash } = new URL(url)
  return { search, pathname, hostname, hash }
}
const [finnish, english] = [site.sites.fi, site.sites.en]
const fixed = routeIds.filter((id) => !isPattern(id) && id !== 'not-found')
const pairs = languageCodes.flatMap((language) => languageCodes.map((site) => [language, site] as const))

describe('paths', () => {
  test.each(pairs)(
    'every path in %s on the %s host says its language and leads back to its own path',
    (language, site) => {
      for (const id of fixed) {
        const path = localPath(ownPath(id, language), language, site)
        expect(prefixLanguage(path) ?? site).toBe(language)
        expect(withoutPrefix(path)).toBe(ownPath(id, language))
        expect(path).not.toMatch(/.\/$|\/\//)
      }
    },
  )

  test('a slot of a pattern that is left empty is an error that names it', () => {
    expect(() => ownPath('blog-post', 'fi')).toThrow('The path of "blog-post" (fi) needs the slot "slug"')
  })

  test('a path may hold the word for the product', () => {
    expect(ownPath(feature, 'fi')).toBe('/lasku-marjoille')
  })
})

describe('alternateAddress', () => {
  const translations = { fi: '/hinnoittelu', en: '/pricing' }

  test('keeps other parameters and the fragment, drops a lang that the path implies', () => {
    const target = alternateAddress(at(`${finnish}/hinnoittelu?lang=en&utm_source=a%20b#faq`), 'en', translations, 'fi')
    expect(target).toBe('/en/pricing?utm_source=a+b#faq')
  })

  test('keeps lang if the path alone means another language', () => {
    expect(alternateAddress(at(`${english}/en/pricing?lang=fi`), 'fi', translations, 'fi')).toBe('/hinnoittelu?lang=fi')
  })

  test('a language without a translation has no address', () => {
    expect(alternateAddress(at(`${finnish}/hinnoittelu?lang=sv`), 'sv', translations, 'fi')).toBeUndefined()
  })

  test.each(pairs)('going to %s on the %s build never asks for yet another language', (language, build) => {
    for (const host of [
      'www.a.example',
      'invoicing.a.example',
      ...Object.values(site.sites).map((url) => new URL(url).hostname),
    ]) {
      const all = Object.fromEntries(languageCodes.map((code) => [code, ownPath('pricing', code)]))
      const target = alternateAddress(at(`https://${host}/x?lang=${language}`), language, all, build)!
      expect(resolveLanguage(at(`https://${host}${target}`), build)).toBe(language)
    }
  })
})

describe('unprefixedAddress', () => {
  test('only the prefix of the host itself is removed', () => {
    expect(unprefixedAddress(at(`${finnish}/fi/hinnoittelu?gclid=1#faq`), 'fi')).toBe('/hinnoittelu?gclid=1#faq')
    expect(unprefixedAddress(at(`${finnish}/fi`), 'fi')).toBe('/')
    expect(unprefixedAddress(at(`${finnish}/en/pricing`), 'fi')).toBeUndefined()
  })

  test.each(['/fi//evil.example', '/fi/\\evil.example', '/fi///evil.example/x'])(
    '%s leads to no other host',
    (path) => {
      const target = unprefixedAddress({ pathname: path, search: '', hash: '', hostname: 'localhost' }, 'fi')!
      expect(new URL(target, finnish).origin).toBe(finnish)
    },
  )
})
