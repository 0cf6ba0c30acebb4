import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CostEstimate } from '../../src/sections/pricing/CostEstimate'
import { onPage } from './render'

const page = onPage(<CostEstimate />)
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const set = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } })

/** The cells of a row of the table: Free, Pro, Business. */
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('the HTML has the estimate of the yearly cycle', () => {
  const html = renderToString(page)
  expect(html).toContain('€21.75')
  expect(html).toContain('billed once a year')
  expect(html).not.toContain('style=')
})

test('what was set before React took over counts', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  container.querySelector<HTMLInputElement>('input[type=range]')!.value = '6'
  render(page, { container, hydrate: true })
  expect(slider('Users').value).toBe('6')
  expect(row('Extra users')).toEqual(['ask us', '€9.00', 'ask us'])
})

test('needs change the figures', () => {
  render(page)
  expect(row('Total')).toEqual(['from €5.00', '€21.75', 'from €30.75'])
  set('Users', 6)
  expect(row('Extra users')).toEqual(['ask us', '€9.00', 'ask us'])
  set('Signature invitations', 0)
  set('Invoices beyond the plan', 100)
  expect(row('Signature')).toEqual(['Not included', '€0.00', '€0.00'])
  expect(row('Total')).toEqual(['from €50.00', '€71.00', 'from €71.00'])
})

test('the cycle changes them too', () => {
  render(page)
  fireEvent.change(screen.getByRole('combobox', { name: 'Billing cycle' }), { target: { value: 'monthly' } })
  expect(row('Plan')).toEqual(['€0.00', '€18.00', '€27.00'])
  expect(screen.getByText(/billed every month$/)).toBeTruthy()
})

test('one sentence tells the result, and only once the slider stands still', () => {
  const { container } = render(page)
  const live = container.querySelector('[aria-live="polite"]')!
  const first = live.textContent
  for (const users of [4, 5, 6]) set('Users', users)
  expect(live.textContent).toBe(first)
  act(() => jest.advanceTimersByTime(1000))
  expect(live.textContent).toBe('Estimate per month, excl. VAT (billed once a year): Free from €5; Pro €30.75; Business from €30.75.')
})

test('the chart is a picture only: the table says the same', () => {
  const { container } = render(page)
  for (const svg of container.querySelectorAll('svg')) expect(svg.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(container.querySelectorAll('[aria-hidden="true"] a, [aria-hidden="true"] input')).toHaveLength(0)
})
