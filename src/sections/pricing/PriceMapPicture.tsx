import { Fragment } from 'react'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { Shapes } from '../../components/illustrations/Shapes'
import { sledStages } from '../../drawings/slope'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { formatPrice } from '../../pricing/formatPrice'
import { planIds, type PlanId } from '../../pricing/plans'
import { contours, invoiceStops } from '../../pricing/priceMap'
import { Deferred } from '../shared/Deferred'
import { mapBottom, heightOf, runPath, columnWidth } from './mapGeometry'
import { mapVariants, visibleAt, startsOf, cheapestPlansOf, type MapVariant } from './mapVariants'
import * as styles from './PriceMap.module.css'
import { PriceMapMarks } from './PriceMapMarks'

/** The sled is small here, so its runner is thicker. */
const sled = sledStages.written.map((shape) => (shape.role === 'edge' ? { ...shape, strokeWidth: 13 } : shape))

const columns = invoiceStops.length

/** The runs of a view: the snow below them, their lines, and a thicker line on the cheapest one. */
function Runs({ variant }: { variant: MapVariant }) {
  const heights = startsOf(variant).map(heightOf)
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
        <use key={plan} {...run(plan, styles.run)} {...visibleAt(stops)} strokeWidth="6" />
      ))}
    </g>
  )
}

/**
 * The drawing of the price map: invoices from left to right, euros downward. It is hidden from screen readers; the text
 * and the table below say the same.
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
          <g id="map-tag">
            <line x2="100%" strokeDasharray="1 7" />
            <rect x="100%" y="-12" width="52" height="24" rx="5" className={illustration.sun} />
          </g>
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
          fill="none"
          fillOpacity="0.6"
          strokeWidth="3"
        >
          {mapVariants.map((variant, index) => (
            <Runs key={index} variant={variant} />
          ))}
        </svg>
        {contours.map((euros) => (
          <Fragment key={euros}>
            <line strokeDasharray="1 7" x2="100%" y1={heightOf(euros)} y2={heightOf(euros)} />
            <text x="100%" dx="6" y={heightOf(euros) + 5}>
              {formatPrice(euros, language)}
            </text>
          </Fragment>
        ))}
        {mapVariants.map((variant, index) => (
          <PriceMapMarks key={index} variant={variant} />
        ))}
      </Deferred>
    </svg>
  )
}
