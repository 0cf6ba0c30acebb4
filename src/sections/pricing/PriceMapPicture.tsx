import * as illustration from '../../components/illustrations/Illustration.module.css'
import { Shapes } from '../../components/illustrations/Shapes'
import { sleds } from '../../drawings/slope'
import { planIds, type PlanId } from '../../pricing/plans'
import { mapViews, shownAt, type MapView } from '../../pricing/priceMap'
import { Deferred } from '../shared/Deferred'
import { linePath, lineView } from './mapLines'
import { mapBottom, scaleOf, ticks, yOf } from './mapScales'
import * as styles from './PriceMap.module.css'
import { PriceMapMarks } from './PriceMapMarks'

/** The sled is small here, so its runner is thicker. */
const sled = sleds.written.map((shape) => (shape.role === 'edge' ? { ...shape, strokeWidth: 13 } : shape))

/** The lines of a view: the snow below them, the lines themselves, and a thicker line on the cheapest one. */
function Lines({ view }: { view: MapView }) {
  const line = (plan: PlanId, className: string | undefined) => {
    const index = planIds.indexOf(plan)
    return { href: `#line-${plan}`, y: view.starts[index], className, 'data-tier': index }
  }
  return (
    <g {...view.attributes} transform={`scale(1 ${1 / scaleOf(view.users)})`}>
      {[styles.snow, styles.line].map((className) =>
        planIds.map((plan) => <use key={plan} {...line(plan, className)} />),
      )}
      {view.cheapest.map(({ plan, stops }) => (
        <use key={plan} {...line(plan, styles.line)} {...shownAt(stops)} strokeWidth="6" />
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
            <path key={plan} id={`line-${plan}`} d={linePath(plan)} vectorEffect="non-scaling-stroke" />
          ))}
          <marker id="map-tag" overflow="visible" markerUnits="userSpaceOnUse">
            <rect y="-0.85em" width="3.7em" height="1.7em" rx="5" className={illustration.sun} />
          </marker>
          <g id="map-sled">
            <circle r="6" stroke="currentcolor" strokeWidth="2" className={`${styles.reading} ${illustration.sun}`} />
            <g transform="translate(-6 -4) scale(.16)" className={styles.sled}>
              <Shapes of={sled} />
            </g>
          </g>
        </defs>
        {ticks.map((euros) => (
          <line key={euros} strokeDasharray="1 7" x2="100%" y1={yOf(euros)} y2={yOf(euros)} />
        ))}
        <svg
          viewBox={lineView}
          width="100%"
          height={mapBottom}
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="3"
          className="paper"
        >
          {mapViews.map((view, index) => (
            <Lines key={index} view={view} />
          ))}
        </svg>
        {mapViews.map((view, index) => (
          <PriceMapMarks key={index} view={view} />
        ))}
      </Deferred>
    </svg>
  )
}
