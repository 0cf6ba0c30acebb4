import { render, screen } from '@testing-library/react'
import { planIds, trial } from '../../src/pricing/plans'
import { FeatureInvitation } from '../../src/sections/feature/FeatureInvitation'
import { onPage } from './render'

test.each(planIds)('the invitation to %s offers the trial only for the plan of the trial', (plan) => {
  render(onPage(<FeatureInvitation title="Empty the glove box" plan={plan} />))
  expect(screen.getByRole('heading').textContent).toBe('Empty the glove box')
  const isTrialPlan = plan === trial.plan
  expect(screen.queryByText('cta.text') !== null).toBe(isTrialPlan)
  const [first] = screen.getAllByRole('link')
  expect(new URL(first!.getAttribute('href')!).searchParams.get('plan')).toBe(plan)
})
