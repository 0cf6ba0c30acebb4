import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { PaymentScene } from '../../src/pictures/scenes/PaymentScene'
import { onPage } from './render'

/** Payments of the oldest invoice, of another one, and of a part of the newest. */
jest.mock('../../src/pictures/samples', () => {
  const actual = jest.requireActual<typeof import('../../src/pictures/samples')>('../../src/pictures/samples')
  const date = '2026-08-12'
  return {
    ...actual,
    statement: [
      { invoice: 1, date },
      { invoice: 2, date },
      { invoice: 3, date, received: 1 },
    ],
    invoiceOf: (number: number) => ({ ...actual.invoices[0], number }),
  }
})

const css = readFileSync('src/pictures/scenes/Sides.module.css', 'utf8')

/** The `order` that a class has in the style sheet. */
const orderOf = (name: string) => Number(new RegExp(`\\.${name}[^{}]*\\{\\s*order: (-?\\d+)`).exec(css)![1])

test('each curve leads from a payment to its own invoice', () => {
  const { container } = render(onPage(<PaymentScene label="Payments" />))
  const invoices = container.querySelectorAll('.pair + .pair > :last-child')
  const orders = Array.from(invoices, ({ className }) => (className ? orderOf(className) : 0))
  const places = [...orders.keys()].sort((a, b) => orders[a]! - orders[b]!)
  const ends = Array.from(container.querySelectorAll('path[d*=C]'), (curve) =>
    curve
      .getAttribute('d')!
      .match(/[\d.]+/g)!
      .map(Number),
  )
  const rowAt = (percent = NaN) => Math.floor((percent / 100) * places.length)
  expect(ends.map((points) => [rowAt(points[1]), places[rowAt(points.at(-1))]])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
})
