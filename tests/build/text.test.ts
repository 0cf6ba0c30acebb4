import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { thirdParties } from '../../src/build/policy/thirdParties'
import { strings } from '../../src/content/strings'
import { formatPrice } from '../../src/pricing/formatPrice'
import { cycles, defaultCycle } from '../../src/pricing/cycles'
import { planIds, planPrice } from '../../src/pricing/plans'
import { languageCodes, type Language } from '../../src/site/languages'
import { routes } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import uneven from '../e2e/unevenHeadings.json'
import { addressed, byPath, pages, pathOf, visibleText } from './site'

const keys = new Set(
  readdirSync('locales/fi').flatMap((file) =>
    strings(JSON.parse(readFileSync(join('locales/fi', file), 'utf8'))).map(({ path }) => path.join('.')),
  ),
)
/** First parts of keys. They also reveal a key that is in no file, for example a misspelt one. */
const groups = new Set([...keys].filter((key) => key.includes('.')).map((key) => key.split('.')[0]!))
const isLikeKey = (token: string) => /^[a-z]\w*(\.[\w-]+)+$/.test(token) && groups.has(token.split('.')[0]!)

// React writes a comment between two texts side by side. Some proxies take comments off, and React would then render
// the page again.
test('no page has a comment', () => {
  expect(pages.filter(({ html }) => html.includes('<!--')).map(({ path }) => path)).toEqual([])
})

test.each(pages.map((page) => [page.path, page] as const))(
  '%s shows no key, no slot and no undefined value',
  (_, page) => {
    const text = visibleText(page)
    expect(text).not.toMatch(/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /)
    const names = page.root.querySelectorAll('[aria-label], [alt], [title], [placeholder]')
    const spoken = names.map((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    )
    const tokens = [text, ...spoken.flat()].flatMap((words) => words?.split(/[\s,;:()/]+/) ?? [])
    expect(tokens.filter(isLikeKey)).toEqual([])
    expect(text.split('\n').filter((line) => keys.has(line.trim()) && /^[a-z]+[A-Z]/.test(line.trim()))).toEqual([])
    expect(page.title).not.toMatch(/\{\{|undefined|\bmeta\./)
  },
)

/** Pages with prices, at their own paths and at aliases. */
const selling = addressed.filter(({ root }) => root.querySelector('[data-plan]') !== null)

test('the front page and the prices sell, in every language', () => {
  const paths = selling.map(({ path }) => path)
  for (const language of languageCodes)
    expect(paths).toEqual(expect.arrayContaining([pathOf('home', language), pathOf('pricing', language)]))
})

test.each(selling.map((page) => [page.path, page] as const))(
  '%s carries every price of every plan, and the default cycle chosen',
  (_, { root, lang }) => {
    for (const plan of planIds)
      for (const cycle of cycles) {
        const shown = root.querySelector(`[data-plan="${plan}"] [data-cycle="${cycle}"]`)
        expect(shown?.text).toContain(formatPrice(planPrice(plan, cycle).price, lang as Language))
      }
    const radios = root.querySelectorAll('fieldset input[type=radio][name=billing-cycle]')
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(cycles)
    expect(radios.filter((radio) => radio.hasAttribute('checked')).map((radio) => radio.getAttribute('value'))).toEqual(
      [defaultCycle],
    )
  },
)

// Tests the rows that a company adds; the table is empty at first.
test('the legal texts name every third party, in every language', () => {
  const legal = routeIds.filter((id) => routes[id].template === 'Legal')
  for (const language of languageCodes) {
    const text = legal.map((id) => visibleText(byPath.get(pathOf(id, language))!)).join(' ')
    expect(thirdParties.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([])
  }
})

test('every heading that may be set unevenly stands on a page', () => {
  const headings = new Set(
    pages.flatMap(({ root }) => root.querySelectorAll('main :is(h1, h2, h3)').map(({ text }) => text)),
  )
  expect(uneven.filter((text) => !headings.has(text))).toEqual([])
})
