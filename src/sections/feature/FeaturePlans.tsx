import { useCurrentPage } from '../../i18n/CurrentPage'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { featureGroupsOf, trial } from '../../pricing/plans'
import * as styles from './FeaturePlans.module.css'
import { PlanMark } from './PlanMark'
import { usePlanNames } from './usePlanNames'

/**
 * The plans that have the features of this page, each plan with its features if not all plans have the same, and which
 * of them the trial lacks, with a link to the prices.
 */
export function FeaturePlans() {
  const copy = useCopy('features')
  const catalog = useCopy('catalog')
  const planNames = usePlanNames()
  const groups = featureGroupsOf(useCurrentPage().route)
  const notInTrial = groups.flatMap(({ plans }) => (plans.includes(trial.plan) ? [] : plans))
  return (
    <div className={`${styles.plans} small-print`}>
      <ul className={styles.list}>
        {groups.map(({ plans, features }) => {
          const listed = groups.length > 1 ? features : []
          return (
            <li key={plans.join()}>
              <strong>
                <PlanMark of={plans} />
                {planNames(plans)}
              </strong>
              {listed.length > 0 && (
                <div>
                  {listed.map((id) => (
                    <p key={id}>{catalog(`feature.${id}.name`)}</p>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {notInTrial.length > 0 && (
        <p>{[copy('feature.notInTrial'), ...(groups.length > 1 ? [planNames(notInTrial)] : [])].join(': ')}</p>
      )}
      <PageLink to="pricing">{copy('feature.comparePlans')}</PageLink>
    </div>
  )
}
