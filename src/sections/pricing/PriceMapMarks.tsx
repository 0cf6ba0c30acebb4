import { toTenth } from '../../drawings/toTenth'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { planIds } from '../../pricing/plans'
import { columnOf, contours, invoiceStops } from '../../pricing/priceMap'
import { crossings, yearlyCost } from '../../pricing/yearlyCost'
import { formatNumber } from '../../site/format'
import { heightOf, isClose, labelHeights } from './mapGeometry'
import { visibleAt, startsOf, stopsOf, type MapVariant } from './mapVariants'
import * as styles from './PriceMap.module.css'

const columns = invoiceStops.length
const percent = (column: number) => `${toTenth((column / columns) * 100)}%`

/**
 * The marks on the runs of a view: a sign where another plan becomes the cheapest, the name of each plan at the start
 * of its run, and at each stop the sled with the cost. On a phone the style sheet hides the sums beside the names and
 * the sled; a line leads from a dot to the cost at the right.
 */
export function PriceMapMarks({ variant }: { variant: MapVariant }) {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const { language } = useCurrentPage()
  const { cycle, users, scale, shown } = variant
  const starts = startsOf(variant)
  const height = (euros: number) => heightOf(euros, scale)
  const names = labelHeights(starts.map(height))
  return (
    <g {...shown}>
      {contours.map((euros) => (
        <text key={euros} x="100%" dx="4" y={heightOf(euros) + 5}>
          {formatPrice(euros * scale, language)}
        </text>
      ))}
      <g className="paper" fontWeight="650">
        {planIds.map((plan, index) => (
          <text
            key={plan}
            x="24"
            y={names[index]}
            className={
              isClose(names[index]!, height(starts[index]!)) ? `${styles.label} ${styles.close}` : styles.label
            }
            data-run={index}
          >
            {plans(`plan.${plan}.name`)}
            <tspan>{` ${formatPrice(starts[index]!, language)}`}</tspan>
          </text>
        ))}
      </g>
      {crossings(cycle, users)
        .filter(({ from }) => columnOf(from) < columns)
        .map(({ from, plan }, index) => {
          const y = height(yearlyCost(plan, cycle, { users, invoices: from }))
          const top = 28 + index * 40
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
      <g paintOrder="stroke" strokeWidth="8" fontWeight="700" textAnchor="middle">
        {stopsOf(variant).map((stop) => {
          const x = percent(stop.index + 0.5)
          const price = formatPrice(stop.cost, language)
          return (
            <svg key={stop.index} y={height(stop.cost)} overflow="visible" {...visibleAt([stop])}>
              <line x1={x} x2="100%" markerEnd="url(#map-tag)" className={styles.reading} />
              <text x="100%" dx="26" dy="5" className={styles.reading}>
                {price}
              </text>
              <use href="#map-sled" x={x} />
              <text x={x} dx="-12" dy="-33" className={styles.cost}>
                {price}
              </text>
            </svg>
          )
        })}
      </g>
    </g>
  )
}
