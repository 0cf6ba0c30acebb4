import { planIds } from '../../pricing/plans'

/** The dot in the colour of a plan: that of the first of the plans. */
export const PlanMark = ({ of }: { of: readonly string[] }) => (
  <span className="tier-mark" data-tier={planIds.findIndex((plan) => of.includes(plan))} />
)
