import { buttonClass } from '../../components/buttonClass'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { cycles } from '../../pricing/cycles'
import { formatPrice } from '../../pricing/formatPrice'
import { billOf } from '../../pricing/plans'
import { formatNumber } from '../../site/format'
import { crossings } from '../../pricing/yearlyCost'
import { mapVariants, shownAt, winnersOf } from './mapVariants'
import * as styles from './PriceMap.module.css'

/**
 * What the chosen stop of the map comes to: the cheapest plan, its year, its first bill, and the way to sign up. Each
 * billing cycle has a live region of its own: it speaks when a stop is chosen, and not when another cycle shows another
 * region. It is `live` from the first choice on: Orca reads out a region that is live when the page comes.
 */
export function Winners({ live }: { live: boolean }) {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const { language } = useCurrentPage()
  const sum = (euros: number) => {
    const amount = formatPrice(euros, language)
    return euros > 0 ? plans('plusVat', { amount }) : amount
  }
  const name = (plan: string) => plans(`plan.${plan}.name`)
  return (
    <>
      <div className={styles.result}>
        {cycles.map((cycle) => (
          <div key={cycle} data-cycle={cycle} aria-live={live ? 'polite' : 'off'} aria-atomic="true">
            {mapVariants
              .filter((variant) => variant.cycle === cycle)
              .map((variant, index) => (
                <div key={index} {...variant.shown}>
                  {winnersOf(variant).map(({ plan, stops }) => (
                    <div key={plan} className={styles.winner} {...shownAt(stops)}>
                      <p>{copy('map.cheapest', { plan: name(plan) })}</p>
                      <dl>
                        <div>
                          <dt>{copy('map.year')}</dt>
                          {stops.map((stop) => (
                            <dd key={stop.index} {...shownAt([stop])}>
                              {sum(stop.cost)}
                            </dd>
                          ))}
                        </div>
                        {billOf(plan, cycle) > 0 && (
                          <div>
                            <dt>{copy('map.firstBill')}</dt>
                            <dd>{sum(billOf(plan, cycle))}</dd>
                          </div>
                        )}
                      </dl>
                    </div>
                  ))}
                </div>
              ))}
          </div>
        ))}
        {mapVariants.map((variant, index) => (
          <div key={index} {...variant.shown}>
            {winnersOf(variant).map(({ plan, stops }) => (
              <span key={plan} {...shownAt(stops)}>
                <RegisterLink plan={plan} cycle={variant.cycle} className={buttonClass()}>
                  {plans(`plan.${plan}.button`)}
                </RegisterLink>
              </span>
            ))}
          </div>
        ))}
      </div>
      {mapVariants.map(({ cycle, users, shown }, index) => (
        <ul key={index} {...shown}>
          {crossings(cycle, users).map(({ from, plan }) => (
            <li key={plan}>{copy('map.sign', { plan: name(plan), invoices: formatNumber(from, language) })}</li>
          ))}
        </ul>
      ))}
    </>
  )
}
