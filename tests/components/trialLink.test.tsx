import { render } from '@testing-library/react'
import { planIds, planToTry, trial } from '../../src/pricing/plans'
import { TrialActions } from '../../src/sections/shared/TrialActions'
import { onPage } from './render'

/** The small site has no page _how it works_, so the link to it is left out. */
jest.mock('../../src/i18n/PageLink', () => ({ PageLink: () => null }))

const first = (plan?: (typeof planIds)[number]) => render(onPage(<TrialActions plan={plan} />)).container

test('leads to the trial and states its terms', () => {
  const container = first()
  expect(container.querySelector('a')!.search).toContain(`plan=${trial.plan}`)
  expect(container.textContent).toContain('cta.note')
})

test('leads to the plan if the trial lacks the feature of the page, and promises no trial', () => {
  const container = first('business')
  expect(container.querySelector('a')!.search).toContain('plan=business')
  expect(container.querySelector('a')!.textContent).toBe('plan.business.button')
  expect(container.textContent).not.toContain('cta.')
})

test('planToTry names the plan of the trial if that has the feature, else the smallest plan with it', () => {
  expect(planToTry('sales')).toBe(trial.plan)
  expect(planToTry('bank')).toBe('business')
  expect(planToTry(undefined)).toBe(trial.plan)
})
