import { Fragment } from 'react'
import { Band } from '../../components/Band'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatNumber } from '../../site/format'
import { catalog, catalogGroups, limits, planIds } from '../../pricing/plans'
import * as styles from '../shared/Table.module.css'

/** Which features belong to which plan. */
export function ComparePlans() {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const names = useCopy('catalog')
  const { language } = useCurrentPage()
  return (
    <Band id="compare" title={copy('compare.title')}>
      <table className={`${styles.table} ${styles.plans} ${styles.long}`}>
        <caption className="visually-hidden">{copy('compare.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{copy('compare.feature')}</th>
            {planIds.map((plan) => (
              <th key={plan} scope="col" className={styles.mark}>
                {plans(`plan.${plan}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['users', 'invoicesPerYear'] as const).map((limit) => (
            <tr key={limit}>
              <th scope="row">{copy(`compare.${limit}`)}</th>
              {planIds.map((plan) => (
                <td key={plan} className={styles.mark}>
                  {formatNumber(limits(plan)[limit], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {catalogGroups.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={planIds.length + 1} className={styles.group}>
                {names(`group.${group}`)}
              </th>
            </tr>
            {catalog
              .filter((feature) => feature.group === group)
              .map(({ id, plans: included }) => (
                <tr key={id}>
                  <th scope="row">{names(`feature.${id}.name`)}</th>
                  {planIds.map((plan) => (
                    <td key={plan} className={styles.mark}>
                      {included.includes(plan) ? (
                        <Fragment>
                          <span className={styles.yes} aria-hidden="true" />
                          <span className="visually-hidden">{copy('compare.included')}</span>
                        </Fragment>
                      ) : (
                        <Fragment>
                          <span className={styles.no} aria-hidden="true" />
                          <span className="visually-hidden">{copy('compare.notIncluded')}</span>
                        </Fragment>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </Band>
  )
}
