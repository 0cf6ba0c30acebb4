import { sumsOf } from '../../src/site/product/invoice'

test.each([
  ['half a cent in a product of decimals', [{ quantity: 0.5, price: 1.15 }], 0, 0.58, 0.58],
  ['half a cent of VAT', [{ quantity: 1, price: 1.8 }], 0.1375, 1.8, 2.05],
  ['each line by itself', Array(2).fill({ quantity: 0.5, price: 0.03 }), 0, 0.04, 0.04],
])('sums of an invoice are rounded to cents: %s', (_, lines, vat, net, total) => {
  expect(sumsOf(lines, vat)).toMatchObject({ net, total })
})
