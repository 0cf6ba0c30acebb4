import { planIds } from '../../pricing/plans'

/** The sign of the first of the plans that have something. */
export const RunMark = ({ of }: { of: readonly string[] }) => (
  <span className="run-mark" data-run={planIds.findIndex((plan) => of.includes(plan))} />
)
