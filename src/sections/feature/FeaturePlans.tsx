import { useCurrentPage } from '../../i18n/CurrentPage'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { plansOf, trial } from '../../pricing/plans'
import * as styles from './FeaturePlans.module.css'
import { usePlanNames } from './usePlanNames'

/** Which plans have what the page tells of, and whether the trial has it, with a link to the prices. */
export function FeaturePlans() {
  const copy = useCopy('features')
  const catalog = useCopy('catalog')
  const planNames = usePlanNames()
  const { route } = useCurrentPage()
  return (
    <div className={styles.plans}>
      <dl className={styles.list}>
        {plansOf(route).map(({ plans, features }) => (
          <div key={plans.join()}>
            <dt>{planNames(plans)}</dt>
            <dd>
              <p>{features.map((id) => catalog(`feature.${id}.name`)).join(', ')}</p>
              {!plans.includes(trial.plan) && <p>{copy('feature.notInTrial')}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <PageLink to="pricing">{copy('feature.comparePlans')}</PageLink>
    </div>
  )
}
