import * as illustration from '../../components/illustrations/Illustration.module.css'
import { Shapes } from '../../components/illustrations/Shapes'
import { sledStages } from '../../drawings/slope'
import { planIds, type PlanId } from '../../pricing/plans'
import { contours } from '../../pricing/priceMap'
import { Deferred } from '../shared/Deferred'
import { mapBottom, heightOf, mapView, runPath } from './mapGeometry'
import { mapVariants, visibleAt, startsOf, cheapestPlansOf, type MapVariant } from './mapVariants'
import * as styles from './PriceMap.module.css'
import { PriceMapMarks } from './PriceMapMarks'

/** The sled is small here, so its runner is thicker. */
const sled = sledStages.written.map((shape) => (shape.role === 'edge' ? { ...shape, strokeWidth: 13 } : shape))

/** The runs of a view: the snow below them, their lines, and a thicker line on the cheapest one. */
function Runs({ variant }: { variant: MapVariant }) {
  const { scale, shown } = variant
  const starts = startsOf(variant)
  const run = (plan: PlanId, className: string | undefined) => {
    const index = planIds.indexOf(plan)
    return { href: `#run-${plan}`, y: starts[index], className, 'data-run': index }
  }
  return (
    <g {...shown} transform={`scale(1 ${1 / scale})`}>
      {[styles.snow, styles.run].map((className) =>
        planIds.map((plan) => <use key={plan} {...run(plan, className)} />),
      )}
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
  return (
    <svg height={mapBottom} overflow="visible" aria-hidden="true" className={styles.picture}>
      <Deferred>
        <defs>
          {planIds.map((plan) => (
            <path key={plan} id={`run-${plan}`} d={runPath(plan)} vectorEffect="non-scaling-stroke" />
          ))}
          <marker id="map-tag" overflow="visible" markerUnits="userSpaceOnUse">
            <rect y="-12" width="52" height="24" rx="5" className={illustration.sun} />
          </marker>
          <g id="map-sled">
            <circle r="6" stroke="currentcolor" strokeWidth="2" className={`${styles.reading} ${illustration.sun}`} />
            <g transform="translate(-18 -4) scale(.16)" className={styles.sled}>
              <Shapes of={sled} />
            </g>
          </g>
        </defs>
        {contours.map((euros) => (
          <line key={euros} strokeDasharray="1 7" x2="100%" y1={heightOf(euros)} y2={heightOf(euros)} />
        ))}
        <svg
          viewBox={mapView}
          width="100%"
          height={mapBottom}
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="3"
          className="paper"
        >
          {mapVariants.map((variant, index) => (
            <Runs key={index} variant={variant} />
          ))}
        </svg>
        {mapVariants.map((variant, index) => (
          <PriceMapMarks key={index} variant={variant} />
        ))}
      </Deferred>
    </svg>
  )
}
