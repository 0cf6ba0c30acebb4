import type { ReactNode } from 'react'
import { useBillingCycle } from '../pricing/BillingCycleContext'
import { cycles, trial, type PlanId } from '../pricing/plans'
import { registerUrl } from '../pricing/registerUrl'
import { kindOf } from '../site/routes'
import { useCurrentPage } from './CurrentPage'
import * as styles from './RegisterLink.module.css'

interface Props {
  /** The plan that is tried where none is named. */
  plan?: PlanId
  className: string
  children: ReactNode
}

/**
 * The way to sign up, with the plan and the billing cycle that the visitor chose. A page with the radio buttons of the cycle has a link
 * for each, of which the style sheet shows one: the choice counts before and without the application.
 */
export function RegisterLink({ plan = trial.plan, className, children }: Props) {
  const { cycle: current } = useBillingCycle()
  const offered = kindOf(useCurrentPage().route).choosesCycle ? cycles : [current]
  return offered.map((cycle) => (
    <a
      key={cycle}
      data-cycle={cycle}
      data-current={cycle === current || undefined}
      className={`${styles.link} ${className}`}
      href={registerUrl({ plan, cycle })}
    >
      {children}
    </a>
  ))
}
