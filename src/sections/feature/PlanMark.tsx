import { planIds } from '../../pricing/plans'

/** The coloured dot of a plan's run: that of the first of the plans. */
export const PlanMark = ({ of }: { of: readonly string[] }) => (
  <span className="run-mark" data-run={planIds.findIndex((plan) => of.includes(plan))} />
)
