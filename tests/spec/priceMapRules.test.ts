import { readFileSync } from 'node:fs'
import { cycles } from '../../src/pricing/cycles'
import { planIds } from '../../src/pricing/plans'
import { invoiceStops, userStops } from '../../src/pricing/priceMap'

test('the style sheets have a rule for every stop, cycle and plan of the content', () => {
  const sheet = ['src/sections/pricing/PriceMap.module.css', 'src/styles/cycles.css', 'src/styles/base.css']
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  const rules = [
    ...userStops.map((_, index) => `[data-users]:not([data-users='${index}'])`),
    ...invoiceStops.map((_, index) => `[data-invoices]:not([data-invoices~='${index}'])`),
    ...planIds.map((_, index) => `[data-tier='${index}']`),
    ...cycles.map((cycle) => `[data-cycle]:not([data-cycle='${cycle}'])`),
  ]
  expect(rules.filter((rule) => !sheet.includes(rule))).toEqual([])
})
