import type { ReactNode } from 'react'
import { useBillingCycle } from '../state/BillingCycleContext'
import { cycles, type BillingCycle } from '../pricing/cycles'
import { trial, type PlanId } from '../pricing/plans'
import { registerUrl } from '../pricing/registerUrl'
import { kindOfRoute } from '../site/routes'
import { useCurrentPage } from './CurrentPage'

interface Props {
  /** The plan to try; that of the trial if none is given. */
  plan?: PlanId
  /** The billing cycle of the link, if the place around it is for one cycle only. */
  cycle?: BillingCycle
  className: string
  children: ReactNode
}

/**
 * A link to the sign-up form, with the plan and the billing cycle that the visitor chose. On a page with radio buttons
 * for the cycle there is a link for each cycle, and the style sheet shows one of them. So the choice works before the
 * application is ready, and without it.
 */
export function RegisterLink({ plan = trial.plan, cycle: fixedCycle, className, children }: Props) {
  const { cycle: current } = useBillingCycle()
  const { choosesCycle } = kindOfRoute(useCurrentPage().route)
  const offered = fixedCycle ? [fixedCycle] : choosesCycle ? cycles : [current]
  return offered.map((cycle) => (
    <a
      key={cycle}
      data-cycle={cycle}
      data-current={cycle === current || undefined}
      className={className}
      href={registerUrl({ plan, cycle })}
    >
      {children}
    </a>
  ))
}
