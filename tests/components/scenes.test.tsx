import { render, screen } from '@testing-library/react'
import { ProductVignette } from '../../src/pictures/vignettes/ProductVignette'
import { ProgressBar } from '../../src/pictures/parts/ProgressBar'
import { ProductScene } from '../../src/pictures/scenes/ProductScene'
import { invoiceOf, payment, quotation } from '../../src/pictures/samples'
import { usePicture } from '../../src/pictures/usePicture'
import { noBreakSpace } from '../../src/site/invisible'
import { referenceOf } from '../../src/site/product/invoice'
import { productPictures, type ProductPictureName } from '../../src/site/product/productPictures'
import { onPage } from './render'

const drawn = (picture: ProductPictureName) =>
  render(onPage(<ProductScene picture={picture} label="What it shows" />)).container

test.each(productPictures)('the scene %s is one labelled image; its content is hidden', (picture) => {
  const container = drawn(picture)
  expect(screen.getByRole('img', { name: 'What it shows' }).children).toHaveLength(1)
  expect(container.querySelector('[role=img] > [aria-hidden=true]')).not.toBeNull()
  expect(container.innerHTML).not.toContain('style=')
  expect(container.querySelectorAll('a, button, input')).toHaveLength(0)
})

test.each(productPictures)(
  'the vignette %s is hidden from assistive technology and has no style of its own',
  (picture) => {
    const { container } = render(onPage(<ProductVignette picture={picture} />))
    expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1)
    expect(container.innerHTML).not.toMatch(/style=|NaN/)
  },
)

test('the vignette of payments shows the digits of the reference number', () => {
  const digits = render(onPage(<ProductVignette picture="payment" />)).container.querySelectorAll('g g')
  expect(Array.from(digits, ({ textContent }) => textContent).join('')).toBe(referenceOf(payment.invoice))
})

test('the vignette of quotations shows one in each status, each for another customer', () => {
  const slips = render(onPage(<ProductVignette picture="quotation" />)).container.querySelectorAll('svg > g')
  const words = Array.from(slips, (slip) => Array.from(slip.querySelectorAll('text'), ({ textContent }) => textContent))
  expect(words.map(([, status]) => status)).toEqual(['status.draft', 'status.offered', 'status.accepted'])
  expect(words[2]![0]).toBe(invoiceOf(quotation.invoice).customer)
  expect(new Set(words.map(([customer]) => customer)).size).toBe(3)
})

test('a quantity is written as the language writes numbers', () => {
  const Count = () => usePicture().count(1048.5, 'litres')
  expect(render(onPage(<Count />)).container.textContent).toBe(`1,048.5${noBreakSpace}unit.litres`)
})

test('a bar with a maximum of zero is empty', () => {
  const { container } = render(<ProgressBar value={0} max={0} />)
  expect(container.querySelector('rect:last-child')?.getAttribute('width')).toBe('0')
})

test('each line of the statement has a curve to an invoice; a missing amount is shown', () => {
  const container = drawn('payment')
  expect(container.querySelectorAll('path[d*=C]')).toHaveLength(2)
  // Invoice 108 is 19.50 without its VAT of ten per cent; the payment is 20.
  expect(container.textContent).toContain(`payment.short${noBreakSpace}€1.45`)
  expect(container.textContent).toContain('+€79.20')
})

test('a bulk run has a small invoice for each recipient, and names the corrected row', () => {
  const container = drawn('mass')
  // They stand in one row.
  expect(container.querySelectorAll('[viewBox="0 -6 228 27"] > [d="M0 0h10l5 5v16H0z"]')).toHaveLength(12)
  expect(container.textContent).toContain('mass.corrected')
  expect(container.textContent).toContain('+ 11')
  // The row of the file has the sign of its channel.
  const signs = Array.from(container.querySelectorAll('[viewBox="0 0 24 24"]'), (sign) => sign.innerHTML)
  expect(signs).toEqual([signs[0], signs[0]])
})

test('the year of a contract is the sum of its invoices, the raise included', () => {
  const container = drawn('contract')
  expect(container.textContent.match(/€22\.00/g)).toHaveLength(6)
  expect(container.textContent.match(/€24\.20/g)).toHaveLength(6)
  // Six times 22.00 and six times 24.20.
  expect(container.textContent).toContain('contract.year €277.20')
})

test('an e-invoice on its way has the elements of Finvoice, a sum with a comma and a day without separators', () => {
  const text = drawn('channels').textContent
  for (const element of [
    'InvoiceNumber 108',
    'EpiInstructedAmount21,45',
    'EpiDateOptionDate20260820',
    'ToIdentifier0037108',
  ])
    expect(text).toContain(element)
})

test('the rows of a collective invoice are its delivery notes, and their sum is its total without VAT', () => {
  const container = drawn('delivery')
  expect(container.querySelectorAll('path[d*=C]')).toHaveLength(1)
  expect(container.textContent).toContain('€19.50net€19.50')
  // Days of the same year need none.
  expect(container.textContent).toMatch(/status\.delivered 3\sAug(?!\s20)/)
})
