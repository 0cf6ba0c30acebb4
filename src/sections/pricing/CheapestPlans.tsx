import { buttonClass } from '../../components/buttonClass'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { billOf } from '../../pricing/plans'
import { mapViews, shownAt } from '../../pricing/priceMap'
import { formatNumber } from '../../site/format'
import * as styles from './PriceMap.module.css'

/**
 * The result for the chosen stop of the price map: the cheapest plan, its cost a year, its first bill if that is
 * another sum, a link to sign up, and from how many invoices another plan is cheaper. All results are in the page; the
 * style sheet shows one.
 */
export function CheapestPlans() {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const { language } = useCurrentPage()
  const sum = (euros: number) => {
    const amount = formatPrice(euros, language)
    return euros > 0 ? plans('plusVat', { amount }) : amount
  }
  const name = (plan: string) => plans(`plan.${plan}.name`)
  return mapViews.map(({ cycle, attributes, cheapest, crossings }, index) => (
    <div key={index} {...attributes}>
      {cheapest.map(({ plan, stops }) => {
        const firstBill = billOf(plan, cycle)
        const withMore = stops.filter(({ cost }) => firstBill > 0 && cost !== firstBill)
        return (
          <div key={plan} className={styles.result} {...shownAt(stops)}>
            <div className={styles.cheapest} data-answer="map">
              <h3>{copy('map.cheapest', { plan: name(plan) })}</h3>
              <dl>
                <div>
                  <dt className="small-print">{copy('map.year')}</dt>
                  {stops.map((stop) => (
                    <dd key={stop.index} {...shownAt([stop])}>
                      {sum(stop.cost)}
                    </dd>
                  ))}
                </div>
                {withMore.length > 0 && (
                  <div {...shownAt(withMore)}>
                    <dt className="small-print">{copy('map.firstBill')}</dt>
                    <dd>{sum(firstBill)}</dd>
                  </div>
                )}
              </dl>
            </div>
            <RegisterLink plan={plan} cycle={cycle} className={buttonClass()}>
              {plans(`plan.${plan}.button`)}
            </RegisterLink>
          </div>
        )
      })}
      {crossings.length > 0 && (
        <ul>
          {crossings.map(({ from, plan }) => (
            <li key={plan}>{copy('map.sign', { plan: name(plan), invoices: formatNumber(from, language) })}</li>
          ))}
        </ul>
      )}
    </div>
  ))
}
