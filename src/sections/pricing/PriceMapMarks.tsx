import { toTenth } from '../../drawings/toTenth'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { planIds } from '../../pricing/plans'
import { shownAt, type MapView } from '../../pricing/priceMap'
import { yearlyCost } from '../../pricing/yearlyCost'
import { formatNumber } from '../../site/format'
import { areCrowded, columnOf, columns, yOf, scaleOf, ticks } from './mapScales'
import * as styles from './PriceMap.module.css'

const percent = (column: number) => `${toTenth((column / columns) * 100)}%`

/** Distance in pixels from the top of the drawing to the first sign. The next one is lower. */
const [firstSign, nextSign] = [28, 40]

/**
 * The marks on the lines of a view: a sign where another plan becomes the cheapest, the name of each plan at the start
 * of its line, and at each stop the sled with the cost. On a phone the style sheet hides the sled; a line
 * leads from a dot to the cost at the right.
 */
export function PriceMapMarks({ view }: { view: MapView }) {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const { language } = useCurrentPage()
  const { cycle, users, starts } = view
  const scale = scaleOf(users)
  const height = (euros: number) => yOf(euros, scale)
  const lines = starts.map(height)
  const crowded = areCrowded(lines)
  return (
    <g {...view.attributes}>
      {ticks.map((euros) => (
        <text key={euros} x="100%" dx="4" y={yOf(euros) + 5}>
          {formatPrice(euros * scale, language)}
        </text>
      ))}
      <g className="paper" fontWeight="650">
        {planIds.map((plan, index) => (
          <text
            key={plan}
            x="24"
            y={lines[index]}
            dy="1.4em"
            className={`${styles.label} ${crowded[index] ? styles.crowded : ''}`}
            data-tier={index}
          >
            {plans(`plan.${plan}.name`)}
            <tspan>{` ${formatPrice(starts[index]!, language)}`}</tspan>
          </text>
        ))}
      </g>
      {view.crossings
        .filter(({ from }) => columnOf(from) < columns)
        .map(({ from, plan }, index) => {
          const y = height(yearlyCost(plan, cycle, { users, invoices: from }))
          return (
            <svg key={plan} x={percent(columnOf(from))} strokeWidth="2" overflow="visible">
              <path d={`M0 ${y}V${firstSign + index * nextSign}`} className={styles.post} />
              <circle cy={y} r="6" />
              {/* In em, so that the words of two signs stand apart in letters of any size. */}
              <text x="8" y={firstSign} dy={`${toTenth(0.7 + index * 2.9)}em`} fontWeight="650">
                {plans(`plan.${plan}.name`)}
                <tspan x="8" dy="1.15em" fontWeight="400">
                  {copy('map.from', { invoices: formatNumber(from, language) })}
                </tspan>
              </text>
            </svg>
          )
        })}
      <g paintOrder="stroke" strokeWidth="8" fontWeight="700" textAnchor="middle">
        {view.cheapest
          .flatMap(({ stops }) => stops)
          .map((stop) => {
            const x = percent(stop.index + 0.5)
            const price = formatPrice(stop.cost, language)
            return (
              <svg key={stop.index} y={height(stop.cost)} overflow="visible" {...shownAt([stop])}>
                <line x1={x} x2="100%" markerEnd="url(#map-tag)" className={styles.reading} />
                {/* In the middle of the tag. */}
                <text x="100%" dx="1.85em" dy="0.35em" className={styles.reading}>
                  {price}
                </text>
                <use href="#map-sled" x={x} />
                {/* Above the sled. */}
                <text x={x} dy="-33" className={styles.cost}>
                  {price}
                </text>
              </svg>
            )
          })}
      </g>
    </g>
  )
}
