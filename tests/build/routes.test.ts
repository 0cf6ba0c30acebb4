import { languageCodes, type Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { byPath, siteLanguage } from './site'

/** The table of DESIGN section 3, written out once more: fi, en, es, sv, et. */
const table: string[][] = [
  ['/', '/', '/', '/', '/'],
  ['/ominaisuudet', '/features', '/features', '/funktioner', '/funktsioonid'],
  ['/hinnoittelu', '/pricing', '/pricing', '/priser', '/hinnad'],
  ['/ota-yhteytta', '/contact', '/contact', '/kontakt', '/kontakt'],
  ['/blog', '/blog', '/blog', '/blog', '/blog'],
  ['/yritys', '/company', '/empresa', '/foretaget', '/ettevote'],
  ['/ominaisuudet/sopimuslaskutus', '/features/contract-invoicing', '/features/contract-invoicing', '/funktioner/avtalsfakturering', '/funktsioonid/lepinguarveldus'],
  ['/verkkolaskutus', '/features/online-invoicing', '/features/online-invoicing', '/funktioner/e-fakturering', '/funktsioonid/e-arveldus'],
  ['/massalaskutus', '/features/mass-invoicing', '/features/mass-invoicing', '/funktioner/massfakturering', '/funktsioonid/massarveldus'],
  ['/lahetelaskutus', '/features/delivery-invoicing', '/features/delivery-invoicing', '/funktioner/foljesedelsfakturering', '/funktsioonid/saatelehearveldus'],
  ['/tarjouslaskutus', '/features/quotation-invoicing', '/features/quotation-invoicing', '/funktioner/offertfakturering', '/funktsioonid/pakkumisarveldus'],
  ['/laskutusohjelma', '/invoicing-software', '/software-de-facturacion', '/faktureringsprogram', '/arveldustarkvara'],
  ['/maksuseuranta', '/automatic-payment-tracking', '/seguimiento-automatico-de-pagos', '/automatisk-betalningsbevakning', '/automaatne-maksejalgimine'],
  ['/tietosuoja', '/privacy', '/privacidad', '/integritet', '/privaatsus'],
  ['/kayttoehdot', '/terms', '/condiciones', '/villkor', '/tingimused'],
  ['/saavutettavuus', '/accessibility', '/accesibilidad', '/tillganglighet', '/ligipaasetavus'],
]
const order: Language[] = ['fi', 'en', 'es', 'sv', 'et']

describe.each(table)('%s', (...paths) => {
  test.each(order.map((language, index) => [language, paths[index]!] as const))('in %s', (language, path) => {
    expect(byPath.get(localPath(path, language, siteLanguage))?.lang).toBe(language)
  })

  test('its Finnish and English unprefixed paths answer in the language of the host', () => {
    const own = byPath.get(localPath(paths[order.indexOf(siteLanguage)]!, siteLanguage, siteLanguage))
    for (const alias of [paths[0]!, paths[1]!]) {
      const page = byPath.get(alias)
      expect(page?.lang).toBe(siteLanguage)
      expect(page?.canonical).toBe(own?.canonical)
    }
  })
})

test.each(languageCodes)('the blog in %s has at least four posts', (language) => {
  const list = byPath.get(localPath('/blog', language, siteLanguage))!
  const posts = list.root.querySelectorAll('main li h2 a').map((link) => link.getAttribute('href')!)
  expect(posts.length).toBeGreaterThanOrEqual(4)
  for (const post of posts) expect(byPath.get(post)?.lang).toBe(language)
})

test.each(languageCodes)('the not-found page in %s is kept out of indexes and runs without the app', (language) => {
  const page = byPath.get(localPath('/404.html', language, siteLanguage))!
  expect(page.lang).toBe(language)
  expect(page.canonical).toBeUndefined()
  expect(page.root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(page.root.querySelectorAll('script[src^="/"]')).toHaveLength(0)
})
