import { Price } from '../../components/Price'
import { buttonClass } from '../../components/buttonClass'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { formatNumber, formatPercent } from '../../site/format'
import {
  cycles,
  highlights,
  limits,
  planIds,
  planPrice,
  saving,
  trial,
  type BillingCycle,
  type PlanId,
} from '../../pricing/plans'
import * as styles from './PlanCard.module.css'

/** One plan, the one that is tried marked: for whom, its price on each cycle, what it adds, and the way to sign up. */
export function PlanCard({ plan }: { plan: PlanId }) {
  const copy = useCopy('plans')
  const catalog = useCopy('catalog')
  const { language } = useCurrentPage()
  const smaller = planIds[planIds.indexOf(plan) - 1]
  const { users, invoicesPerYear } = limits(plan)
  const isFree = planPrice(plan, 'monthly').price === 0
  /** Rounded down to per cent, so that no more is promised than is saved; a share such as 0.2 is not exact in binary. */
  const saved = (cycle: BillingCycle) => Math.floor(saving(plan, cycle) * 100 + 1e-9) / 100
  const notes = (cycle: BillingCycle): string[] => {
    if (isFree) return []
    const share = saved(cycle)
    const words = copy('saves', { saving: formatPercent(share, language) })
    return [copy(`billed.${cycle}`), ...(share > 0 ? [words] : [])]
  }
  return (
    <li className={`${styles.card} ${plan === trial.plan ? styles.tried : ''}`} data-plan={plan}>
      <h3 className={styles.name}>{copy(`plan.${plan}.name`)}</h3>
      <p className={styles.audience}>{copy(`plan.${plan}.audience`)}</p>
      <Price
        cycles={cycles.map((cycle) => ({
          cycle,
          price: formatPrice(planPrice(plan, cycle).price, language),
          saving: saved(cycle) > 0 ? formatPercent(-saved(cycle), language) : undefined,
          notes: notes(cycle),
        }))}
        unit={`${copy('perMonth')}, ${copy('exVat')}`}
      />
      <div>
        <RegisterLink
          plan={plan}
          className={`${buttonClass(plan === trial.plan ? 'primary' : 'quiet')} ${styles.button}`}
        >
          {copy(`plan.${plan}.button`)}
        </RegisterLink>
      </div>
      <p className={styles.intro}>
        {smaller ? copy('everythingIn', { plan: copy(`plan.${smaller}.name`) }) : copy('highlights')}
      </p>
      <ul className={styles.list}>
        <li>{copy('users', { count: users })}</li>
        <li>{copy('invoices', { invoices: formatNumber(invoicesPerYear, language) })}</li>
        {highlights(plan).map((id) => (
          <li key={id}>{catalog(`feature.${id}.name`)}</li>
        ))}
      </ul>
    </li>
  )
}
