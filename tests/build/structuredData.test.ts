import { cycles } from '../../src/pricing/cycles'
import { cycleMonths, planIds, planPrice } from '../../src/pricing/plans'
import type { Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { addressed, byPath, pages, hostLanguage, type BuiltPage } from './site'
import { graph } from './structuredDataSchema'

const scripts = ({ root }: BuiltPage) => root.querySelectorAll('script[type="application/ld+json"]')
const nodes = (page: BuiltPage) => graph.parse(JSON.parse(scripts(page)[0]!.rawText))['@graph']
const find = <T extends string>(page: BuiltPage, type: T) =>
  nodes(page).find((node): node is Extract<ReturnType<typeof nodes>[number], { '@type': T }> => node['@type'] === type)

const route = ({ canonical }: BuiltPage) => new URL(canonical!).pathname
const isHome = (page: BuiltPage) => route(page) === '/'
const isPost = ({ root }: BuiltPage) => root.querySelector('main article time') !== null

describe.each(addressed.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('has one script of valid data of the kinds that it is about', () => {
    expect(scripts(page)).toHaveLength(1)
    const sells = page.root.querySelector('[data-plan]') !== null
    expect(nodes(page).map((node) => node['@type'])).toEqual([
      ...(isHome(page) ? ['Organization', 'WebSite'] : []),
      ...(sells ? ['SoftwareApplication'] : []),
      ...(isHome(page) ? [] : ['BreadcrumbList']),
      ...(isPost(page) ? ['BlogPosting'] : []),
    ])
  })

  test('its breadcrumbs is the one that visitors see, and ends with the page', () => {
    const visible = page.root
      .querySelectorAll('main nav ol li a')
      .filter((link) => !link.getAttribute('href')!.startsWith('#'))
    const steps = find(page, 'BreadcrumbList')?.itemListElement ?? []
    // Visitors do not see breadcrumbs that consist of the front page and the page only.
    const above = steps.length > 2 ? steps.slice(0, -1) : []
    expect(above.map(({ name }) => name)).toEqual(visible.map((link) => link.text))
    const addresses = visible.map((link) => byPath.get(link.getAttribute('href')!)?.canonical)
    expect(above.map(({ item }) => item)).toEqual(addresses)
    if (steps.length > 0) expect(steps.at(-1)?.item).toBe(page.canonical)
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
  })

  test('its article is the one that visitors read', () => {
    const article = find(page, 'BlogPosting')
    if (!article) return
    expect(article.headline).toBe(page.root.querySelector('h1')!.text)
    expect(find(page, 'BreadcrumbList')!.itemListElement.at(-1)!.name).toBe(article.headline)
    expect(article.mainEntityOfPage).toBe(page.canonical)
    expect(article.inLanguage).toBe(page.lang)
    expect(article.image).toEqual([page.root.querySelector('meta[property="og:image"]')?.getAttribute('content')])
    expect(page.root.querySelector(`main time[datetime="${article.datePublished}"]`)).not.toBeNull()
    expect(page.root.querySelector(`main time[datetime="${article.dateModified}"]`)).not.toBeNull()
    expect(page.root.querySelector('article')!.text).toContain(article.author.name)
  })

  test('its offers are the price table', () => {
    const application = find(page, 'SoftwareApplication')
    if (!application) return
    const offers = application.offers.map(({ price, priceSpecification }) => [
      price,
      priceSpecification.price,
      priceSpecification.billingIncrement,
    ])
    expect(offers).toEqual(
      planIds.flatMap((plan) =>
        cycles.map((cycle) => [planPrice(plan, cycle).price, planPrice(plan, cycle).price, cycleMonths(cycle)]),
      ),
    )
    expect(new Set(application.offers.map(({ name }) => name)).size).toBe(offers.length)
    expect(application.inLanguage).toBe(page.lang)
  })
})

test('every id that a page refers to stands on the front page of its language or of the company', () => {
  const home = (code: Language) => byPath.get(localPath('/', code, hostLanguage))!
  for (const page of addressed) {
    const ids = new Set([home(page.lang as Language), page].flatMap((other) => nodes(other).map((node) => node['@id'])))
    const used = [...JSON.stringify(nodes(page)).matchAll(/"@id":"([^"]+)"/g)].map((match) => match[1]!)
    expect(used.filter((used) => !ids.has(used))).toEqual([])
  }
})

test('a page that is not there says nothing about itself', () => {
  for (const page of pages.filter((page) => !addressed.includes(page))) expect(scripts(page)).toHaveLength(0)
})
