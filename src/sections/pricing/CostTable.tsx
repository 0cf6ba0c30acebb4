import { CostPart } from '../../components/CostPart'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { costIds, type Cost, type Estimate } from '../../pricing/estimate'
import { formatAmount } from '../../pricing/formatPrice'
import * as styles from '../shared/Table.module.css'

/** The estimates in figures, part by part; the first column is the legend of the chart. */
export function CostTable({ estimates }: { estimates: readonly Estimate[] }) {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const { language } = useCurrentPage()
  const figure = (cost: Cost) => (cost === 'notIncluded' ? copy('compare.notIncluded') : formatAmount(cost, language))
  return (
    <table className={`${styles.table} ${styles.plans} ${styles.figures}`}>
      <caption className="visually-hidden">{copy('estimate.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{copy('estimate.part')}</th>
          {estimates.map(({ plan }) => (
            <th key={plan} scope="col" className={styles.amount}>
              {plans(`plan.${plan}.name`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costIds.map((id) => (
          <tr key={id}>
            <th scope="row">
              <svg width="14" height="14" aria-hidden="true" className={styles.key}>
                <CostPart id={id} x="1" y="1" width="12" height="12" />
              </svg>
              {copy(`estimate.cost.${id}`)}
            </th>
            {estimates.map(({ plan, costs }) => (
              <td key={plan} className={styles.amount}>
                {figure(costs[id])}
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">{copy('estimate.total')}</th>
          {estimates.map(({ plan, total }) => (
            <td key={plan} className={styles.amount}>
              {formatAmount(total, language)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
