/**
 * The figures and paths of docs/requirements.md (2.1, 2.6, 3.1, 4.1, 4.4, section 9). No other test knows them: those
 * outside this folder hold for any prices, names and paths. When the company changes one of them on purpose, change
 * it here too, and delete a test that has nothing left to say, such as that of the words in its hosts; when the
 * company has made the site its own and needs no proof any more that it keeps the specification, delete this file
 * (docs/making-it-yours.md).
 */
import plans from '../../content/plans.json'
import pages from '../../content/pages.json'
import site from '../../content/site.json'
import { signalRenderComplete, signalTranslations } from '../../src/client/signals'
import { trackedParameters } from '../../src/client/boot/tracking'
import { cycles, defaultCycle } from '../../src/pricing/cycles'
import {
  cycleMonths,
  extras,
  billOf,
  limits,
  planIds,
  planPrice,
  cycleSaving,
  sellsSignatures,
  trial,
} from '../../src/pricing/plans'
import { cheapestPlan, yearlyCost } from '../../src/pricing/yearlyCost'
import { defaultLanguage, languageCodes, type Language } from '../../src/site/languages'
import { resolveLanguage } from '../../src/site/resolveLanguage'
import { ownPath } from '../../src/site/routes'
import { isPattern, routeIds } from '../routeTable'

test('the front page has three testimonials', () => {
  expect(pages.home.testimonials).toHaveLength(3)
})

describe('prices a month in euros without VAT', () => {
  test.each([
    ['free', { monthly: 0, quarterly: 0, yearly: 0 }],
    ['pro', { monthly: 18, quarterly: 14, yearly: 12 }],
    ['business', { monthly: 27, quarterly: 24, yearly: 21 }],
  ] as const)('of the plan %s are %j', (plan, amounts) => {
    for (const cycle of cycles) expect(planPrice(plan, cycle)).toEqual({ price: amounts[cycle], period: 'month' })
  })

  test('are those of three plans on three cycles, yearly unless chosen otherwise', () => {
    expect(planIds).toEqual(['free', 'pro', 'business'])
    expect(cycles.map((cycle) => [cycle, cycleMonths(cycle)])).toEqual([
      ['monthly', 1],
      ['quarterly', 3],
      ['yearly', 12],
    ])
    expect(defaultCycle).toBe('yearly')
  })

  test('yearly billing saves the 15 % that copy promises, or more', () => {
    expect(plans.yearlySaving).toBe(0.15)
    for (const plan of ['pro', 'business'] as const) expect(cycleSaving(plan, 'yearly')).toBeGreaterThanOrEqual(0.15)
  })

  test('trial, extras and users', () => {
    expect(trial).toEqual({ days: 14, invoices: 10, plan: 'pro' })
    expect(extras).toEqual({ user: 9, invoice: 0.5, signature: 0.95 })
    expect(limits('pro').users).toBe(5)
  })
})

test('what a month costs is the price of the plan and of what it does not include', () => {
  const needs = { users: 7, invoices: 12 * 60 }
  const invitations = (plan: 'free' | 'pro' | 'business') => (sellsSignatures(plan) ? 10 * extras.signature : 0)
  const total = (plan: 'free' | 'pro' | 'business') => yearlyCost(plan, 'yearly', needs) / 12 + invitations(plan)
  // 0 + 6 x 9 + 55 x 0.50, without signatures; 12 + 2 x 9 + 10 x 0.50 + 10 x 0.95; 21 + 10 x 0.95.
  expect([total('free'), total('pro'), total('business')]).toEqual([81.5, 44.5, 30.5])
  expect(cheapestPlan('yearly', needs)).toBe('business')
})

test('the first bill is the price of the months of a cycle', () => {
  expect(cycles.map((cycle) => billOf('pro', cycle))).toEqual([18, 42, 144])
  expect(cycles.map((cycle) => billOf('business', cycle))).toEqual([27, 72, 252])
})

test('the company was founded in 2010, has 10,000 customers and claims an uptime of 99.9 %', () => {
  expect(site.company).toMatchObject({ founded: 2010, customers: 10_000, uptime: 0.999 })
})

describe('languages', () => {
  test('are five, Finnish where nothing says otherwise', () => {
    expect(languageCodes).toEqual(['fi', 'en', 'es', 'sv', 'et'])
    expect(defaultLanguage).toBe('fi')
  })

  const hostWords = [
    ['invoicing', 'en'],
    ['facturacion', 'es'],
    ['fakturering', 'sv'],
    ['arveldamine', 'et'],
  ] as const

  test.each(hostWords)('a host that contains %s gives %s', (word, language) => {
    expect(resolveLanguage({ hostname: `${word}.a.example`, pathname: '/', search: '' }, 'fi')).toBe(language)
  })

  test.each(hostWords)('the host of the site contains %s in %s', (word, language) => {
    expect(site.sites[language]).toContain(word)
  })
})

test('the tracked parameters are seven', () => {
  const names = ['gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'fbclid']
  const search = new URLSearchParams([...names, 'ref'].map((name) => [name, 'x'])).toString()
  expect(Object.keys(trackedParameters(search))).toEqual(names)
})

test('translations-loaded comes 100 ms and render-complete 1000 ms after its cause', () => {
  jest.useFakeTimers({ now: 0 })
  const seen: [string, number][] = []
  Object.assign(globalThis, { window: { dispatchEvent: ({ type }: Event) => seen.push([type, Date.now()]) } })
  signalRenderComplete()
  signalTranslations('fi')
  jest.runAllTimers()
  jest.useRealTimers()
  expect(seen).toEqual([
    ['translations-loaded', 100],
    ['render-complete', 1000],
  ])
})

describe('routes', () => {
  const order = ['fi', 'en', 'es', 'sv', 'et'] as const satisfies Language[]
  const table: Record<string, string[]> = {
    home: ['/', '/', '/', '/', '/'],
    features: ['/ominaisuudet', '/features', '/features', '/funktioner', '/funktsioonid'],
    pricing: ['/hinnoittelu', '/pricing', '/pricing', '/priser', '/hinnad'],
    contact: ['/ota-yhteytta', '/contact', '/contact', '/kontakt', '/kontakt'],
    blog: ['/blog', '/blog', '/blog', '/blog', '/blog'],
    company: ['/yritys', '/company', '/empresa', '/foretaget', '/ettevote'],
    'contract-invoicing': [
      '/ominaisuudet/sopimuslaskutus',
      '/features/contract-invoicing',
      '/features/contract-invoicing',
      '/funktioner/avtalsfakturering',
      '/funktsioonid/lepinguarveldus',
    ],
    'online-invoicing': [
      '/verkkolaskutus',
      '/features/online-invoicing',
      '/features/online-invoicing',
      '/funktioner/e-fakturering',
      '/funktsioonid/e-arveldus',
    ],
    'mass-invoicing': [
      '/massalaskutus',
      '/features/mass-invoicing',
      '/features/mass-invoicing',
      '/funktioner/massfakturering',
      '/funktsioonid/massarveldus',
    ],
    'delivery-invoicing': [
      '/lahetelaskutus',
      '/features/delivery-invoicing',
      '/features/delivery-invoicing',
      '/funktioner/foljesedelsfakturering',
      '/funktsioonid/saatelehearveldus',
    ],
    'quotation-invoicing': [
      '/tarjouslaskutus',
      '/features/quotation-invoicing',
      '/features/quotation-invoicing',
      '/funktioner/offertfakturering',
      '/funktsioonid/pakkumisarveldus',
    ],
    'invoicing-software': [
      '/laskutusohjelma',
      '/invoicing-software',
      '/software-de-facturacion',
      '/faktureringsprogram',
      '/arveldustarkvara',
    ],
    'payment-tracking': [
      '/maksuseuranta',
      '/automatic-payment-tracking',
      '/seguimiento-automatico-de-pagos',
      '/automatisk-betalningsbevakning',
      '/automaatne-maksejalgimine',
    ],
    privacy: ['/tietosuoja', '/privacy', '/privacidad', '/integritet', '/privaatsus'],
    terms: ['/kayttoehdot', '/terms', '/condiciones', '/villkor', '/tingimused'],
    accessibility: ['/saavutettavuus', '/accessibility', '/accesibilidad', '/tillganglighet', '/ligipaasetavus'],
    'legal-notice': ['/oikeudelliset-tiedot', '/legal', '/aviso-legal', '/juridisk-information', '/oiguslik-teave'],
  }

  test('of every fixed page are those of the table: fi, en, es, sv, et', () => {
    const fixed = routeIds.filter((id) => !isPattern(id) && id !== 'not-found')
    expect(Object.fromEntries(fixed.map((id) => [id, order.map((language) => ownPath(id, language))]))).toMatchObject(
      table,
    )
  })

  test.each(order)('of posts in %s stand below the blog', (language) => {
    expect(ownPath('blog-post', language, { slug: 'a' })).toBe('/blog/a')
  })
})
