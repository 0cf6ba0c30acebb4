import { render } from '@testing-library/react'
import { planIds, planWith, trial } from '../../src/pricing/plans'
import { TrialLink } from '../../src/sections/shared/TrialLink'
import { onPage } from './render'

/** The small site has no page that shows how it works. */
jest.mock('../../src/i18n/PageLink', () => ({ PageLink: () => null }))

const first = (plan?: (typeof planIds)[number]) => render(onPage(<TrialLink plan={plan} />)).container

test('leads to the trial, and says what it asks for', () => {
  const container = first()
  expect(container.querySelector('a')!.search).toContain(`plan=${trial.plan}`)
  expect(container.textContent).toContain('cta.note')
})

test('leads to the plan where the trial has not what the page tells of, and promises no trial', () => {
  const container = first('business')
  expect(container.querySelector('a')!.search).toContain('plan=business')
  expect(container.querySelector('a')!.textContent).toBe('plan.business.button')
  expect(container.textContent).not.toContain('cta.')
})

test('a feature leads to the trial if that has it, else to the smallest plan that has', () => {
  expect(planWith('sales')).toBe(trial.plan)
  expect(planWith('bank')).toBe('business')
  expect(planWith(undefined)).toBe(trial.plan)
})
