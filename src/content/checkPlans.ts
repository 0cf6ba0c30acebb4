import { planIds, price, saving, yearlySaving } from '../pricing/plans'
import type { ContentIssue } from './issues'

/** Issues of the price table: the saving that the copy promises must hold for every plan that costs something. */
export const checkPlans = (): ContentIssue[] =>
  planIds
    .filter((plan) => price(plan, 'monthly').price > 0 && saving(plan, 'yearly') < yearlySaving)
    .map((plan) => ({
      file: 'content/plans.json',
      cause: `Copy promises that yearly billing saves ${yearlySaving}, but the plan "${plan}" saves ${saving(plan, 'yearly').toFixed(3)}.`,
      fix: 'Change the prices or "yearlySaving".',
    }))
