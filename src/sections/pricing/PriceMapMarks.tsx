import { toTenth } from '../../drawings/toTenth'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { planIds } from '../../pricing/plans'
import { columnOf, invoiceStops } from '../../pricing/priceMap'
import { crossings, yearlyCost } from '../../pricing/yearlyCost'
import { formatNumber } from '../../site/format'
import { mapBottom, heightOf, isClose, labelHeights } from './mapGeometry'
import { visibleAt, startsOf, stopsOf, type MapVariant } from './mapVariants'
import * as styles from './PriceMap.module.css'

const columns = invoiceStops.length
const percent = (column: number) => `${toTenth((column / columns) * 100)}%`

/**
 * The marks on the runs of a view: a sign where another plan becomes the cheapest, the name of each plan at the start
 * of its run, and at each stop the sled with the cost. On a phone the style sheet hides the sums beside the names and
 * the sled; the cost stands on the scale at the right.
 */
export function PriceMapMarks({ variant }: { variant: MapVariant }) {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const { language } = useCurrentPage()
  const { cycle, users, shown } = variant
  const starts = startsOf(variant)
  const names = labelHeights(starts)
  return (
    <g {...shown}>
      <g paintOrder="stroke" strokeWidth="4" fontWeight="650">
        {planIds.map((plan, index) => (
          <text
            key={plan}
            x="24"
            y={names[index]}
            className={
              isClose(names[index]!, heightOf(starts[index]!)) ? `${styles.label} ${styles.close}` : styles.label
            }
            data-run={index}
          >
            {plans(`plan.${plan}.name`)}
            <tspan>{` ${formatPrice(starts[index]!, language)}`}</tspan>
            {heightOf(starts[index]!) < mapBottom ? '' : ' ↓'}
          </text>
        ))}
      </g>
      {crossings(cycle, users)
        .filter(({ from }) => columnOf(from) < columns)
        .map(({ from, plan }, index) => {
          const y = heightOf(yearlyCost(plan, cycle, { users, invoices: from }))
          const top = 12 + index * 40
          return (
            <svg key={plan} x={percent(columnOf(from))} strokeWidth="2" overflow="visible">
              <path d={`M0 ${y}V${top}`} className={styles.post} />
              <circle cy={y} r="6" />
              <text x="8" y={top + 10} fontWeight="650">
                {plans(`plan.${plan}.name`)}
              </text>
              <text x="8" y={top + 26}>
                {copy('map.from', { invoices: formatNumber(from, language) })}
              </text>
            </svg>
          )
        })}
      <g fontWeight="700" className={styles.reading}>
        {stopsOf(variant).map((stop) => (
          <g key={stop.index} {...visibleAt([stop])}>
            <use href="#map-tag" y={heightOf(stop.cost)} />
            <text x="100%" dx="6" y={heightOf(stop.cost) + 5}>
              {formatPrice(stop.cost, language)}
            </text>
          </g>
        ))}
      </g>
      <g paintOrder="stroke" strokeWidth="8" fontWeight="700" textAnchor="middle">
        {stopsOf(variant).map((stop) => (
          <svg
            key={stop.index}
            x={percent(stop.index + 0.5)}
            y={heightOf(stop.cost)}
            overflow="visible"
            {...visibleAt([stop])}
          >
            <use href="#map-sled" />
            <text x="-12" y="-33" className={styles.cost}>
              {formatPrice(stop.cost, language)}
            </text>
          </svg>
        ))}
      </g>
    </g>
  )
}
