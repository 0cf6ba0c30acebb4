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
