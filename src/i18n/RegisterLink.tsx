import type { ReactNode } from 'react'
import site from '../../content/site.json'
import { cycleParameter, cycles, type BillingCycle } from '../pricing/cycles'
import { trial, type PlanId } from '../pricing/plans'
import { kindOfRoute } from '../site/routes'
import { useBillingCycle } from '../state/BillingCycleContext'
import { useCurrentPage } from './CurrentPage'

interface Props {
  /** The plan to try; that of the trial if none is given. */
  plan?: PlanId
  /** The billing cycle of the link, if the place around it is for one cycle only. */
  cycle?: BillingCycle
  className: string
  children: ReactNode
}

function signUpUrl(plan: PlanId, cycle: BillingCycle): string {
  const url = new URL(site.links.register)
  url.searchParams.set('plan', plan)
  url.searchParams.set(cycleParameter, cycle)
  return url.href
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
      href={signUpUrl(plan, cycle)}
    >
      {children}
    </a>
  ))
}
