import { useCurrentPage } from '../../i18n/CurrentPage'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { featureGroupsOf, trial } from '../../pricing/plans'
import * as styles from './FeaturePlans.module.css'
import { PlanMark } from './PlanMark'
import { usePlanNames } from './usePlanNames'

/** The plans that have the features of this page, and which features the trial lacks, with a link to the prices. */
export function FeaturePlans() {
  const copy = useCopy('features')
  const catalog = useCopy('catalog')
  const planNames = usePlanNames()
  const { route } = useCurrentPage()
  return (
    <div className={`${styles.plans} small-print`}>
      <dl className={styles.list}>
        {featureGroupsOf(route).map(({ plans, features }) => (
          <div key={plans.join()}>
            <dt>
              <PlanMark of={plans} />
              {planNames(plans)}
            </dt>
            <dd>
              {features.map((id) => (
                <p key={id}>{catalog(`feature.${id}.name`)}</p>
              ))}
              {!plans.includes(trial.plan) && (
                <p>
                  <b>{copy('feature.notInTrial')}</b>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <PageLink to="pricing">{copy('feature.comparePlans')}</PageLink>
    </div>
  )
}
