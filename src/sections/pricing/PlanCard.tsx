import { buttonClass } from '../../components/buttonClass'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { cycles } from '../../pricing/cycles'
import { formatPrice } from '../../pricing/formatPrice'
import { billOf, highlights, limits, planIds, planPrice, cycleSaving, trial, type PlanId } from '../../pricing/plans'
import { formatNumber, formatPercent } from '../../site/format'
import * as styles from './PlanCard.module.css'

/**
 * The card of a plan: its price in each cycle, a link to sign up, its limits, its audience, and unless it is brief the
 * features that it adds to the smaller plan. The plan of the trial is marked.
 */
export function PlanCard({ plan, brief }: { plan: PlanId; brief?: boolean }) {
  const copy = useCopy('plans')
  const catalog = useCopy('catalog')
  const { language } = useCurrentPage()
  const smaller = planIds[planIds.indexOf(plan) - 1]
  const { users, invoicesPerYear } = limits(plan)
  const isTrialPlan = plan === trial.plan
  return (
    <li
      id={`plan-${plan}`}
      className={`${styles.card} ${isTrialPlan ? styles.tried : ''} ${brief ? styles.brief : ''}`}
      data-plan={plan}
    >
      <h3 className={`${styles.name} tier-mark`} data-tier={planIds.indexOf(plan)} data-answer="plans">
        {copy(`plan.${plan}.name`)}
      </h3>
      {isTrialPlan && <span className={styles.trial}>{copy('tried')}</span>}
      <div>
        {cycles.map((cycle) => {
          const { price } = planPrice(plan, cycle)
          const bill = billOf(plan, cycle)
          const saving = cycleSaving(plan, cycle)
          return (
            <div key={cycle} className={styles.price} data-cycle={cycle} data-answer="plans">
              <p className={styles.figure}>{formatPrice(price, language)}</p>
              <p className="small-print">{price > 0 ? `${copy('perMonth')}, ${copy('exVat')}` : copy('perMonth')}</p>
              {bill > 0 && (
                <p className={styles.bill}>{copy(`billed.${cycle}`, { amount: formatPrice(bill, language) })}</p>
              )}
              {saving > 0 && (
                <p className={styles.saving}>{copy('saves', { saving: formatPercent(saving, language) })}</p>
              )}
            </div>
          )
        })}
      </div>
      <div>
        <RegisterLink plan={plan} className={`${buttonClass(isTrialPlan ? 'primary' : 'quiet')} ${styles.button}`}>
          {copy(`plan.${plan}.button`)}
        </RegisterLink>
      </div>
      <ul className={styles.limits}>
        <li>{copy('invoices', { invoices: formatNumber(invoicesPerYear, language) })}</li>
        <li>{copy('users', { count: users })}</li>
      </ul>
      <p className={styles.audience}>{copy(`plan.${plan}.audience`)}</p>
      {!brief && (
        <div>
          <p>
            <strong>
              {smaller ? copy('everythingIn', { plan: copy(`plan.${smaller}.name`) }) : copy('highlights')}
            </strong>
          </p>
          <ul className={styles.list}>
            {highlights(plan).map((id) => (
              <li key={id}>{catalog(`feature.${id}.name`)}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
