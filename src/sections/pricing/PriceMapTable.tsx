import { Fold } from '../../components/Fold'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { planIds } from '../../pricing/plans'
import { invoiceStops, mapViews } from '../../pricing/priceMap'
import { yearlyCost } from '../../pricing/yearlyCost'
import { formatNumber } from '../../site/format'
import { Deferred } from '../shared/Deferred'
import * as styles from '../shared/Table.module.css'

/** The price map as a table: the cost of each plan a year. */
export function PriceMapTable() {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const { language } = useCurrentPage()
  return (
    <Fold title={copy('map.table')}>
      <table className={`${styles.table} ${styles.plans}`}>
        <caption className="visually-hidden">{copy('map.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{copy('map.invoices')}</th>
            {planIds.map((plan) => (
              <th key={plan} scope="col" className={styles.amount}>
                {plans(`plan.${plan}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <Deferred>
          {mapViews.map(({ cycle, users, attributes }, index) => (
            <tbody key={index} {...attributes}>
              {invoiceStops.map((invoices) => (
                <tr key={invoices}>
                  <th scope="row">{formatNumber(invoices, language)}</th>
                  {planIds.map((plan) => (
                    <td key={plan} className={styles.amount}>
                      {formatPrice(yearlyCost(plan, cycle, { users, invoices }), language)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </Deferred>
      </table>
    </Fold>
  )
}
