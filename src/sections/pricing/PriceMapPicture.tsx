import { Fragment } from 'react'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { Shapes } from '../../components/illustrations/Shapes'
import { sledStages } from '../../drawings/slope'
import { toTenth } from '../../drawings/toTenth'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { planIds, type PlanId } from '../../pricing/plans'
import { columnOf, contours, invoiceStops } from '../../pricing/priceMap'
import { crossings, yearlyCost } from '../../pricing/yearlyCost'
import { formatNumber } from '../../site/format'
import { Deferred } from '../shared/Deferred'
import { mapBottom, heightOf, labelHeights, runPath, columnWidth } from './mapGeometry'
import { mapVariants, shownAt, stopsOf, cheapestPlansOf, type MapVariant } from './mapVariants'
import * as styles from './PriceMap.module.css'

/** Small as it is, it has a thicker runner. */
const sled = sledStages.written.map((shape) => (shape.role === 'edge' ? { ...shape, strokeWidth: 13 } : shape))

const columns = invoiceStops.length
const percent = (column: number) => `${toTenth((column / columns) * 100)}%`
/** What a plan costs before it has any extra invoice: where its run begins. */
const startOf = ({ cycle, users }: MapVariant) => planIds.map((plan) => yearlyCost(plan, cycle, { users, invoices: 0 }))

/** The snow below the runs, the runs, and over them the one that is lit. */
function Runs({ variant }: { variant: MapVariant }) {
  const heights = startOf(variant).map(heightOf)
  const run = (plan: PlanId, className: string | undefined) => {
    const index = planIds.indexOf(plan)
    return { href: `#run-${plan}`, y: heights[index], className, 'data-run': index }
  }
  return (
    <g {...variant.shown}>
      {planIds.map((plan) => (
        <use key={plan} {...run(plan, styles.snow)} />
      ))}
      {planIds.map((plan) => (
        <use key={plan} {...run(plan, styles.run)} />
      ))}
      {cheapestPlansOf(variant).map(({ plan, stops }) => (
        <use key={plan} {...run(plan, styles.run)} {...shownAt(stops)} />
      ))}
    </g>
  )
}

/**
 * What stands on the runs: a sign where another plan becomes the cheapest, the plan's name at the beginning of its run,
 * and the sled at each stop with the cost there. On a phone the style sheet hides the sums beside the names.
 */
function Marks({ variant }: { variant: MapVariant }) {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const { language } = useCurrentPage()
  const { cycle, users, shown } = variant
  const starts = startOf(variant)
  const names = labelHeights(starts)
  return (
    <g {...shown}>
      {planIds.map((plan, index) => (
        <text key={plan} x="24" y={names[index]} className={styles.label} data-run={index}>
          {plans(`plan.${plan}.name`)}
          <tspan>{` ${formatPrice(starts[index]!, language)}`}</tspan>
          {heightOf(starts[index]!) < mapBottom ? '' : ' ↓'}
        </text>
      ))}
      {crossings(cycle, users)
        .filter(({ from }) => columnOf(from) < columns)
        .map(({ from, plan }, index) => {
          const y = heightOf(yearlyCost(plan, cycle, { users, invoices: from }))
          const top = 12 + index * 40
          return (
            <svg key={plan} x={percent(columnOf(from))} overflow="visible">
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
      {stopsOf(variant).map((stop) => (
        <g key={stop.index} className={styles.reading} {...shownAt([stop])}>
          <line x1="0" x2="100%" y1={heightOf(stop.cost)} y2={heightOf(stop.cost)} />
          <text x="100%" dx="6" y={heightOf(stop.cost) + 6}>
            {formatPrice(stop.cost, language)}
          </text>
        </g>
      ))}
      {stopsOf(variant).map((stop) => (
        <svg
          key={stop.index}
          x={percent(stop.index + 0.5)}
          y={heightOf(stop.cost)}
          overflow="visible"
          {...shownAt([stop])}
        >
          <use href="#map-sled" />
          <text x="-12" y="-33" className={styles.cost}>
            {formatPrice(stop.cost, language)}
          </text>
        </svg>
      ))}
    </g>
  )
}

/**
 * The fell: columns of invoices from left to right, euros downhill. A picture only; the words and the table below say
 * the same.
 */
export function PriceMapPicture() {
  const { language } = useCurrentPage()
  return (
    <svg height={mapBottom} overflow="visible" aria-hidden="true" className={styles.picture}>
      <Deferred>
        <defs>
          {planIds.map((plan) => (
            <path key={plan} id={`run-${plan}`} d={runPath(plan)} vectorEffect="non-scaling-stroke" />
          ))}
          <g id="map-sled">
            <circle r="6" stroke="currentcolor" strokeWidth="2" className={`${styles.reading} ${illustration.sun}`} />
            <g transform="translate(-18 -4) scale(.16)" className={styles.sled}>
              <Shapes of={sled} />
            </g>
          </g>
        </defs>
        <circle cx="100%" cy={mapBottom} r="30" className={illustration.sun} />
        <svg
          viewBox={`0 0 ${columns * columnWidth} ${mapBottom}`}
          width="100%"
          height={mapBottom}
          preserveAspectRatio="none"
        >
          {mapVariants.map((variant, index) => (
            <Runs key={index} variant={variant} />
          ))}
        </svg>
        {contours.map((euros) => (
          <Fragment key={euros}>
            <line x1="0" x2="100%" y1={heightOf(euros)} y2={heightOf(euros)} />
            <text x="100%" dx="6" y={heightOf(euros) + 5}>
              {formatPrice(euros, language)}
            </text>
          </Fragment>
        ))}
        {mapVariants.map((variant, index) => (
          <Marks key={index} variant={variant} />
        ))}
      </Deferred>
    </svg>
  )
}
