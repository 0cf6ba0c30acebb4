import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { thirdParties } from '../../src/build/policy/thirdParties'
import { strings } from '../../src/content/variablesIn'
import { cycles, planIds } from '../../src/pricing/plans'
import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { isThirdParty } from '../thirdParties'
import { addressed, byPath, pages, siteLanguage, visibleText } from './site'

const keys = new Set(
  readdirSync('locales/fi').flatMap((file) =>
    strings(JSON.parse(readFileSync(join('locales/fi', file), 'utf8'))).map(({ path }) => path.join('.')),
  ),
)
const dotted = [...keys].filter((key) => key.includes('.'))

test.each(pages.map((page) => [page.path, page] as const))('%s shows no key, no slot and no undefined value', (_, page) => {
  const text = visibleText(page)
  expect(text).not.toMatch(/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /)
  const tokens = new Set(text.split(/[\s,;:()/]+/))
  expect(dotted.filter((key) => tokens.has(key))).toEqual([])
  expect(text.split('\n').filter((line) => keys.has(line.trim()) && /^[a-z]+[A-Z]/.test(line.trim()))).toEqual([])
  expect(page.title).not.toMatch(/\{\{|undefined|\bmeta\./)
})

const routeOf = (path: string) => addressed.filter(({ canonical }) => canonical && new URL(canonical).pathname === path)

test.each([...routeOf('/'), ...routeOf('/hinnoittelu'), ...routeOf('/pricing'), ...routeOf('/priser'), ...routeOf('/hinnad')].map((page) => [page.path, page] as const))(
  '%s carries every price of every plan, and yearly chosen',
  (_, { root }) => {
    for (const plan of planIds)
      for (const cycle of cycles) {
        const price = root.querySelector(`[data-plan="${plan}"] [data-cycle="${cycle}"]`)
        expect(price?.text).toMatch(/\d/)
      }
    const radios = root.querySelectorAll('fieldset input[type=radio][name=billing-cycle]')
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(cycles)
    expect(radios.filter((radio) => radio.hasAttribute('checked')).map((radio) => radio.getAttribute('value'))).toEqual(['yearly'])
  },
)

test('nothing asks another host for anything, third parties of the policy apart', () => {
  for (const { root } of pages) {
    const loaded = root.querySelectorAll('script[src], img, iframe, source, link[rel=preload], link[rel=stylesheet]')
    const addresses = loaded.flatMap(({ outerHTML }) => [...outerHTML.matchAll(/(?:src|href|srcset)="((?:https?:)?\/\/[^"]*)/g)].map(([, address]) => address!))
    expect(addresses.filter((address) => !isThirdParty(address))).toEqual([])
  }
})

test('the privacy page names every third party, in every language', () => {
  for (const language of languageCodes) {
    const path = localPath(ownPath('privacy', language), language, siteLanguage)
    const text = visibleText(byPath.get(path)!)
    expect(thirdParties.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([])
  }
})
