import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { cycles } from '../../src/pricing/cycles'
import { planIds } from '../../src/pricing/plans'
import { invoiceStops, mapViews, userStops } from '../../src/pricing/priceMap'
import { PriceMap } from '../../src/sections/pricing/PriceMap'
import { PriceMapMarks } from '../../src/sections/pricing/PriceMapMarks'
import { onPage } from './render'

const page = onPage(<PriceMap />)

/** The views of the result: those that have sums. */
const answers = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('div[data-users]')].filter((view) => view.querySelector('dl'))

test('the HTML has every view, without style attributes', () => {
  const html = renderToString(page)
  expect(html).not.toContain('style=')
  const { container } = render(page)
  const views = answers(container)
  expect(views).toHaveLength(cycles.length * userStops.length)
  for (const view of views)
    expect(
      [...view.querySelectorAll(':scope > div[data-invoices]')]
        .flatMap((shown) => shown.getAttribute('data-invoices')!.split(' '))
        .sort(),
    ).toEqual(invoiceStops.map((_, index) => String(index)))
})

test('the cheapest plan has its year, its first bill and a link for its plan and cycle', () => {
  const { container } = render(page)
  const view = answers(container).find((each) => each.matches('[data-cycle=yearly][data-users="3"]'))!
  const [pro, business] = view.querySelectorAll<HTMLElement>(':scope > div[data-invoices]')
  expect(within(pro!).getByText('Basket is cheapest.')).toBeTruthy()
  expect([...pro!.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    ...['€288 and VAT', '€288 and VAT', '€288 and VAT', '€288 and VAT', '€353 and VAT'],
    '€120 and VAT',
  ])
  // The first bill is the whole year.
  expect([...business!.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['€360 and VAT'])
  const others = '[data-cycle=yearly][data-users="3"]'
  const links = [...container.querySelectorAll<HTMLAnchorElement>(`${others} > div > a`)]
  expect(links.map(({ search }) => search)).toEqual(['?plan=pro&cycle=yearly', '?plan=business&cycle=yearly'])
  expect(within(container.querySelector<HTMLElement>(`${others} > ul`)!).getByText('Bucket from 529 on')).toBeTruthy()
})

test('a plan that becomes the cheapest beyond the map has no sign on it', () => {
  const signs = (from: number) => {
    const view = { ...mapViews[0]!, crossings: [{ from, plan: planIds[1]! }] }
    return render(<svg>{onPage(<PriceMapMarks view={view} />)}</svg>).container.querySelectorAll('circle').length
  }
  expect([signs(100), signs(10 * invoiceStops.at(-1)!)]).toEqual([1, 0])
})

test('a plan without a price costs nothing, not nothing plus VAT', () => {
  const sums = answers(render(page).container).flatMap((view) => [...view.querySelectorAll('dd')])
  expect(new Set(sums.map(({ textContent }) => textContent).filter((sum) => sum.startsWith('€0')))).toEqual(
    new Set(['€0']),
  )
})

test('radio buttons begin at the first stops', () => {
  render(page)
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  expect(chosen.map(({ name, labels }) => [name, labels?.[0]?.textContent])).toEqual([
    ['map-users', '1'],
    ['map-invoices', '240'],
  ])
})

test('the drawing is hidden from screen readers: text and table say the same', () => {
  const { container } = render(page)
  for (const svg of container.querySelectorAll('svg')) expect(svg.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(container.querySelectorAll('[aria-hidden="true"] a, [aria-hidden="true"] input')).toHaveLength(0)
})
