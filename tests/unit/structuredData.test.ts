import company from '../fixtures/content/company.json'
import site from '../fixtures/content/site.json'
import { jsonLd, structuredData, type StructuredDataInput } from '../../src/head/structuredData'
import { cycles } from '../../src/pricing/cycles'
import { cycleMonths, planIds, planPrice } from '../../src/pricing/plans'
import { inEachLanguage, languageCodes } from '../../src/site/languages'
import { ownPath, type RouteId, breadcrumbs } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { feature } from '../fixtures/routes'

const translations = (route: RouteId) => inEachLanguage((code) => ownPath(route, code))
const page = (route: RouteId, more: Partial<StructuredDataInput> = {}): StructuredDataInput => ({
  language: 'sv',
  translations: translations(route),
  name: 'Here',
  description: 'What it is about',
  above: breadcrumbs(route).map((to) => ({ to, name: `Name of ${to}` })),
  ...more,
})
type Node = Record<string, unknown>
const graph = (input: StructuredDataInput) => (structuredData(input)?.['@graph'] ?? []) as unknown as Node[]
const typeOf = (input: StructuredDataInput) => graph(input).map((node) => node['@type'])
const offerWords = (plan: string, cycle: string) => ({ name: `${plan} ${cycle}`, description: `limits of ${plan}` })

test('the front page describes the company, the site and the product', () => {
  expect(typeOf(page('home', { offerWords }))).toEqual(['Organization', 'WebSite', 'SoftwareApplication'])
})

test('the contact point has the languages in which somebody answers', () => {
  const [{ contactPoint } = {}] = graph(page('home', { offerWords }))
  expect(contactPoint).toMatchObject({ availableLanguage: Object.keys(company.service) })
  expect(Object.keys(company.service).length).toBeLessThan(languageCodes.length)
})

test('the 404 page has no structured data', () => {
  expect(structuredData(page('not-found', { translations: {} }))).toBeUndefined()
})

test('breadcrumbs name each page above by its own address on the site of the language, then the page itself', () => {
  expect(graph(page(feature))[0]?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Name of home', item: `${site.sites.sv}/` },
    { '@type': 'ListItem', position: 2, name: 'Name of features', item: `${site.sites.sv}/vad-du-far` },
    { '@type': 'ListItem', position: 3, name: 'Here', item: `${site.sites.sv}/vad-du-far/bar` },
  ])
})

test('the breadcrumbs of every page but the front page and the 404 page begin with the front page and continue those of the page above', () => {
  expect(routeIds.filter((route) => breadcrumbs(route).length === 0)).toEqual(['home', 'not-found'])
  for (const route of routeIds) {
    const above = breadcrumbs(route)
    expect(above.slice(0, 1)).toEqual(above.length > 0 ? ['home'] : [])
    expect(above.slice(0, -1)).toEqual(above.length > 0 ? breadcrumbs(above.at(-1)!) : [])
  }
})

test('there is an offer for each plan and cycle: the price a month without VAT, billed for the months of the cycle', () => {
  const [software] = graph(page('pricing', { offerWords }))
  expect(software?.offers).toEqual(
    planIds.flatMap((plan) =>
      cycles.map((cycle): unknown =>
        expect.objectContaining({
          name: `${plan} ${cycle}`,
          description: `limits of ${plan}`,
          url: `${site.sites.sv}/kostnad`,
          price: planPrice(plan, cycle).price,
          priceSpecification: expect.objectContaining({
            valueAddedTaxIncluded: false,
            unitCode: 'MON',
            billingIncrement: cycleMonths(cycle),
          }) as unknown,
        }),
      ),
    ),
  )
  expect(JSON.stringify(software)).not.toMatch(/aggregateRating|"review/i)
})

test('a post without a change has its day of publication as the modified day', () => {
  const article = { headline: 'A', author: 'Hilla Suopursu', tags: ['VAT'], published: '2026-11-01' }
  const input = page('blog', { translations: { sv: '/blog/a' }, article, image: 'https://x.example/a.png' })
  expect(graph(input).at(-1)).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: `${site.sites.sv}/blog/a`,
    datePublished: '2026-11-01',
    dateModified: '2026-11-01',
    image: ['https://x.example/a.png'],
    publisher: { '@id': `${site.sites.fi}/#organization` },
  })
  expect(graph({ ...input, article: { ...article, modified: '2026-12-01' } }).at(-1)).toMatchObject({
    dateModified: '2026-12-01',
  })
})

test('no title can end the script element', () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const json = jsonLd(structuredData(page('pricing', { name: hostile }))!)
  expect(json).not.toContain('<')
  expect(JSON.stringify(JSON.parse(json))).toContain(hostile)
})
