import { buttonClass } from '../../components/buttonClass'
import { PageLink } from '../../i18n/PageLink'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { trial, type PlanId } from '../../pricing/plans'
import { CallToAction } from '../shared/CallToAction'
import * as styles from '../shared/Links.module.css'
import { ClosingBand } from '../shared/ClosingBand'

/**
 * The closing band of a feature page. If the trial includes the feature, it invites to the trial, otherwise to sign up
 * for `plan`.
 */
export function FeatureInvitation({ title, plan }: { title: string; plan: PlanId }) {
  const copy = useCopy('features')
  const common = useCopy('common')
  const plans = useCopy('plans')
  if (plan === trial.plan) return <CallToAction title={title} />
  return (
    <ClosingBand title={title}>
      <p>{copy('untried', { plan: plans(`plan.${plan}.name`) })}</p>
      <p className={styles.links}>
        <RegisterLink className={buttonClass()} plan={plan}>
          {plans(`plan.${plan}.button`)}
        </RegisterLink>
        <PageLink className={buttonClass('quiet')} to="pricing">
          {common('cta.pricing')}
        </PageLink>
      </p>
    </ClosingBand>
  )
}
