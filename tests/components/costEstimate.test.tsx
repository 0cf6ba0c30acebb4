import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CostEstimate } from '../../src/sections/pricing/CostEstimate'
import { onPage } from './render'

const page = onPage(<CostEstimate />)
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const set = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } })

/** The cells of a row of the table: one for each plan. */
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('the HTML has the estimate of the default cycle', () => {
  const html = renderToString(page)
  expect(html).toContain('€22.00')
  expect(html).toContain('paid quarterly')
  expect(html).not.toContain('style=')
})

test('what was set before React took over counts', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  container.querySelector<HTMLInputElement>('input[type=range]')!.value = '6'
  render(page, { container, hydrate: true })
  expect(slider('People').value).toBe('6')
  expect(row('More people')).toEqual(['€35.00', '€21.00', '€0.00'])
})

test('needs change the figures', () => {
  render(page)
  expect(row('All')).toEqual(['€11.50', '€22.00', '€42.00'])
  set('People', 6)
  expect(row('More people')).toEqual(['€35.00', '€21.00', '€0.00'])
  set('Signatures', 0)
  set('Invoices', 80)
  expect(row('Signatures')).toEqual(['none', '€0.00', '€0.00'])
  expect(row('All')).toEqual(['€54.50', '€52.00', '€36.00'])
})

test('the cheapest plan that has everything is named', () => {
  render(page)
  expect(screen.getByText('Basket is cheapest: €22.')).toBeTruthy()
  set('Signatures', 0)
  expect(screen.getByText('Taste is cheapest: €11.50.')).toBeTruthy()
})

test('the cycle changes them too', () => {
  render(page)
  fireEvent.change(screen.getByRole('combobox', { name: 'Cycle' }), { target: { value: 'monthly' } })
  expect(row('The plan')).toEqual(['€0.00', '€20.00', '€40.00'])
  expect(screen.getByText(/paid monthly$/)).toBeTruthy()
})

test('one sentence tells the result, and only once the slider stands still', () => {
  const { container } = render(page)
  const live = container.querySelector('[aria-live="polite"]')!
  const first = live.textContent
  for (const users of [4, 5, 6]) set('People', users)
  expect(live.textContent).toBe(first)
  act(() => jest.advanceTimersByTime(1000))
  expect(live.textContent).toBe(
    'A month, paid quarterly: Taste €39.50; Basket €43; Bucket €42. Bucket is cheapest: €42.',
  )
})

test('the chart is a picture only: the table says the same', () => {
  const { container } = render(page)
  for (const svg of container.querySelectorAll('svg')) expect(svg.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(container.querySelectorAll('[aria-hidden="true"] a, [aria-hidden="true"] input')).toHaveLength(0)
})
