import type { ReactNode } from 'react'
import { useBillingCycle } from '../state/BillingCycleContext'
import { cycles, type BillingCycle } from '../pricing/cycles'
import { trial, type PlanId } from '../pricing/plans'
import { registerUrl } from '../pricing/registerUrl'
import { kindOfRoute } from '../site/routes'
import { useCurrentPage } from './CurrentPage'

interface Props {
  /** The plan that is tried where none is named. */
  plan?: PlanId
  /** The only cycle that it is for, where the place around it is for that cycle. */
  cycle?: BillingCycle
  className: string
  children: ReactNode
}

/**
 * The way to sign up, with the plan and the billing cycle that the visitor chose. A page with the radio buttons of the
 * cycle has a link for each, of which the style sheet shows one: the choice counts before and without the application.
 */
export function RegisterLink({ plan = trial.plan, cycle: only, className, children }: Props) {
  const { cycle: current } = useBillingCycle()
  const { choosesCycle } = kindOfRoute(useCurrentPage().route)
  const offered = only ? [only] : choosesCycle ? cycles : [current]
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
