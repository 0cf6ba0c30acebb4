import { useCurrentPage } from '../../i18n/CurrentPage'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { planIds, plansOf } from '../../pricing/plans'
import { formatList } from '../../site/format'
import * as styles from './FeaturePlans.module.css'

/** Which plans have what the page tells of, with a link to the prices. */
export function FeaturePlans() {
  const copy = useCopy('features')
  const words = useCopy('plans')
  const catalog = useCopy('catalog')
  const { route, language } = useCurrentPage()
  return (
    <div className={styles.plans}>
      <dl className={styles.list}>
        {plansOf(route).map(({ plans, features }) => (
          <div key={plans.join()}>
            <dt>
              {plans.length === planIds.length
                ? copy('feature.allPlans')
                : formatList(
                    plans.map((plan) => words(`plan.${plan}.name`)),
                    language,
                  )}
            </dt>
            <dd>{features.map((id) => catalog(`feature.${id}.name`)).join(' · ')}</dd>
          </div>
        ))}
      </dl>
      <PageLink to="pricing">{copy('feature.comparePlans')}</PageLink>
    </div>
  )
}
