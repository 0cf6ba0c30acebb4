import { Price } from '../../components/Price'
import { buttonClass } from '../../components/buttonClass'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { formatNumber, formatPercent } from '../../site/format'
import { cycles, type BillingCycle } from '../../pricing/cycles'
import { billOf, highlights, limits, planIds, planPrice, cycleSaving, trial, type PlanId } from '../../pricing/plans'
import * as styles from './PlanCard.module.css'

/**
 * One plan, the one that is tried marked: its price on each cycle, the way to sign up, its limits, for whom, and what
 * it adds.
 */
export function PlanCard({ plan }: { plan: PlanId }) {
  const copy = useCopy('plans')
  const catalog = useCopy('catalog')
  const { language } = useCurrentPage()
  const smaller = planIds[planIds.indexOf(plan) - 1]
  const { users, invoicesPerYear } = limits(plan)
  const isTried = plan === trial.plan
  const bill = (cycle: BillingCycle) => {
    const amount = billOf(plan, cycle)
    return amount > 0 ? copy(`billed.${cycle}`, { amount: formatPrice(amount, language) }) : ''
  }
  const saved = (cycle: BillingCycle) => {
    const share = cycleSaving(plan, cycle)
    return share > 0 ? copy('saves', { saving: formatPercent(share, language) }) : ''
  }
  return (
    <li id={`plan-${plan}`} className={`${styles.card} ${isTried ? styles.tried : ''}`} data-plan={plan}>
      <div className={styles.head}>
        <h3 className={`${styles.name} run-mark`} data-run={planIds.indexOf(plan)} data-answer="plans">
          {copy(`plan.${plan}.name`)}
        </h3>
        {isTried && <span className={styles.trial}>{copy('tried')}</span>}
      </div>
      <Price
        cycles={cycles.map((cycle) => ({
          cycle,
          price: formatPrice(planPrice(plan, cycle).price, language),
          bill: bill(cycle),
          saving: saved(cycle),
        }))}
        unit={`${copy('perMonth')}, ${copy('exVat')}`}
      />
      <div>
        <RegisterLink plan={plan} className={`${buttonClass(isTried ? 'primary' : 'quiet')} ${styles.button}`}>
          {copy(`plan.${plan}.button`)}
        </RegisterLink>
      </div>
      <ul className={styles.limits}>
        <li>{copy('invoices', { invoices: formatNumber(invoicesPerYear, language) })}</li>
        <li>{copy('users', { count: users })}</li>
      </ul>
      <p className={styles.audience}>{copy(`plan.${plan}.audience`)}</p>
      <p className={styles.intro}>
        {smaller ? copy('everythingIn', { plan: copy(`plan.${smaller}.name`) }) : copy('highlights')}
      </p>
      <ul className={styles.list}>
        {highlights(plan).map((id) => (
          <li key={id}>{catalog(`feature.${id}.name`)}</li>
        ))}
      </ul>
    </li>
  )
}
