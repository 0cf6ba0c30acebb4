import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RegisterLink } from '../../src/i18n/RegisterLink'
import { useBillingCycle } from '../../src/state/BillingCycleContext'
import { cycles } from '../../src/pricing/cycles'
import { formatPrice } from '../../src/pricing/formatPrice'
import { planIds, planPrice } from '../../src/pricing/plans'
import { ComparePlans } from '../../src/sections/pricing/ComparePlans'
import { Plans } from '../../src/sections/pricing/Plans'
import { onPage } from './render'

const Chosen = () => <output>{useBillingCycle().cycle}</output>
const page = onPage(
  <>
    <Plans />
    <Chosen />
  </>,
)

// These tests prerender in a window, so React warns about layout effects. Any other message is a fault.
let faults: string[]
beforeEach(() => {
  // The state of the document outlives a test, as it outlives a page.
  delete document.documentElement.dataset.chosenCycle
  faults = []
  jest.spyOn(console, 'error').mockImplementation((message) => {
    if (!String(message).includes('useLayoutEffect')) faults.push(String(message))
  })
})
afterEach(() => expect(faults).toEqual([]))

test('every price of every cycle is in the HTML', () => {
  const html = renderToString(page)
  for (const amount of [0, 10, 16, 20, 30, 36, 40]) expect(html).toContain(`€${amount}<`)
  for (const plan of ['free', 'pro', 'business']) expect(html).toContain(`data-plan="${plan}"`)
})

test('the comparison begins with the price of each plan in each cycle', () => {
  const [row] = render(onPage(<ComparePlans />)).container.querySelectorAll('tbody tr')
  const shown = [...row!.querySelectorAll('[data-cycle]')].map((price) => [
    price.getAttribute('data-cycle'),
    price.textContent,
  ])
  expect(shown).toEqual(
    planIds.flatMap((plan) => cycles.map((cycle) => [cycle, formatPrice(planPrice(plan, cycle).price, 'en')])),
  )
})

test('the comparison says which plan has which feature, its limits, and what its extras cost', () => {
  const rows = [...render(onPage(<ComparePlans />)).container.querySelectorAll('tbody tr')].slice(1)
  const cells = rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
  expect(cells.filter(({ length }) => length > 1)).toEqual([
    ['compare.users', '1', '3', '8'],
    ['compare.invoicesPerYear', '24', '240', '1,200'],
    ['feature.signature.name', 'none', 'compare.included', 'compare.included'],
    ['Bank', 'none', 'none', 'compare.included'],
    ['feature.sales.name', 'compare.included', 'compare.included', 'compare.included'],
    ['extras.user.nameextras.user.unit', '€7', '€7', '€7'],
    ['extras.invoice.nameextras.invoice.unit', '€0.25', '€0.25', '€0.25'],
    ['extras.signature.nameextras.signature.unit', 'none', '€1.50', '€1.50'],
  ])
})

test('the plan of the trial, and no other, is marked and has the button that stands out', () => {
  const { container } = render(page)
  const cards = [...container.querySelectorAll('li[data-plan]')]
  expect(cards.map((card) => card.textContent.includes('tried'))).toEqual([false, true, false])
  const buttons = cards.map((card) => card.querySelector('a')!.className)
  expect(buttons.map((name) => name.includes('primary'))).toEqual([false, true, false])
})

test('the features of a card are those that it adds to the smaller plan', () => {
  const { container } = render(page)
  const features = [...container.querySelectorAll('li[data-plan] ul:last-child')].map((list) => [
    list.previousElementSibling?.textContent,
    ...[...list.children].map(({ textContent }) => textContent),
  ])
  expect(features).toEqual([
    ['highlights', 'feature.sales.name'],
    ['All of Taste, and', 'feature.signature.name'],
    ['All of Basket, and', 'feature.sales.name'],
  ])
})

test('no VAT is left out of a price of nothing', () => {
  const { container } = render(page)
  const words = (plan: string) => container.querySelector(`[data-plan=${plan}] [data-cycle=monthly] p + p`)?.textContent
  expect([words('free'), words('pro')]).toEqual(['perMonth', 'perMonth, exVat'])
})

test('only a card that is brief has no features', () => {
  const lists = (plans: ReactElement) => render(onPage(plans)).container.querySelectorAll('[data-plan=pro] ul').length
  expect([lists(<Plans />), lists(<Plans brief />)]).toEqual([2, 1])
})

test('the default cycle is chosen at first, and a click changes the shared cycle', () => {
  render(page)
  expect(screen.getByRole('status').textContent).toBe('quarterly')
  fireEvent.click(screen.getByLabelText('By the month'))
  expect(screen.getByRole('status').textContent).toBe('monthly')
})

test('a cycle chosen before hydration is kept', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(page)
  const yearly = root.querySelector<HTMLInputElement>('input[value=yearly]')!
  yearly.checked = true
  await act(async () => {
    hydrateRoot(root, page)
    await Promise.resolve()
  })
  expect(root.querySelector('output')!.textContent).toBe('yearly')
  expect(yearly.checked).toBe(true)
  // For later pages without radio buttons: a browser that restores one sends no event.
  expect(document.documentElement.dataset.chosenCycle).toBe('yearly')
  await act(async () => {
    root.querySelector<HTMLInputElement>('input[value=monthly]')!.click()
    await Promise.resolve()
  })
  expect([root.querySelector('output')!.textContent, yearly.checked]).toEqual(['monthly', false])
  root.remove()
})

test('the link to sign up has plan and cycle', () => {
  const html = renderToString(page)
  expect(html).toContain('https://app.marjalasku.example/register?plan=pro&amp;cycle=quarterly')
})

test('a page with radio buttons has a link to the trial for each cycle, another page only for the chosen cycle', () => {
  const link = <RegisterLink className="x">Try</RegisterLink>
  const hrefs = ({ container }: { container: HTMLElement }) =>
    [...container.querySelectorAll('a')].map(({ href }) => new URL(href).search)
  const plans = render(onPage(link))
  expect(hrefs(plans)).toEqual(['monthly', 'quarterly', 'yearly'].map((cycle) => `?plan=pro&cycle=${cycle}`))
  expect(plans.container.querySelector('[data-current]')?.getAttribute('data-cycle')).toBe('quarterly')
  expect(hrefs(render(onPage(link, { route: 'blog-post' })))).toEqual(['?plan=pro&cycle=quarterly'])
})

test('the bill and the saving of a longer cycle stand below each price', () => {
  const { container } = render(page)
  const below = (plan: string) =>
    [...container.querySelectorAll(`[data-plan=${plan}] div[data-cycle]`)].map((part) =>
      [...part.querySelectorAll(':scope > p')].slice(2).map(({ textContent }) => textContent),
    )
  expect(below('free')).toEqual([[], [], []])
  expect(below('pro')).toEqual([['€20 monthly'], ['€48 quarterly', 'less by 20%'], ['€120 yearly', 'less by 50%']])
})
