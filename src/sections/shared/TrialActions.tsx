import { buttonClass } from '../../components/buttonClass'
import { PageLink } from '../../i18n/PageLink'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { trial } from '../../pricing/plans'
import * as styles from './Links.module.css'

/**
 * Links to the free trial and to _how it works_, with the terms of the trial. If the trial does not include the feature
 * of the page, the first link leads to sign up for `plan`.
 */
export function TrialActions({ plan = trial.plan }) {
  const copy = useCopy('common')
  const plans = useCopy('plans')
  const isTrialPlan = plan === trial.plan
  return (
    <div className={styles.trial} data-pagefind-ignore>
      <p className={styles.links}>
        <RegisterLink className={buttonClass()} plan={plan}>
          {isTrialPlan ? copy('cta.button') : plans(`plan.${plan}.button`)}
        </RegisterLink>
        <PageLink className={buttonClass('quiet')} to="how-it-works">
          {copy('nav.how-it-works')}
        </PageLink>
      </p>
      {isTrialPlan && <p className="small-print">{copy('cta.note')}</p>}
    </div>
  )
}
