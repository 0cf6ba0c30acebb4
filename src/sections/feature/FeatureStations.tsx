import { FeatureMark } from '../../components/illustrations/FeatureMark'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { Pine } from '../../components/illustrations/Pine'
import { Shapes } from '../../components/illustrations/Shapes'
import { StationTrack } from '../../components/StationTrack'
import { isFeatureMark } from '../../drawings/marks'
import { sledStages } from '../../drawings/slope'
import { PageLink } from '../../i18n/PageLink'
import type { RouteId } from '../../site/routes'
import * as styles from './FeatureStations.module.css'

/** Pines, and a low sun between fells. A column is about ten rem. */
const Fells = () => (
  <g stroke="none">
    <path className={illustration.total} strokeWidth="5.25rem" vectorEffect="non-scaling-stroke" d="M6.45-1h0" />
    <path className={illustration.fellFar} d="M2 3C4 2 4-3 5-3S7 1 7 2 9 4 10 6Q6 8 2 3z" />
    <path className={illustration.fell} d="M4 5C5 4 5.6 1 6.6 1S9 4 9.5 6Q7 7 4 5z" />
    <g transform="scale(1 10)">
      <Pine x={3.4} y={-0.14} scale={0.0012} />
      <Pine x={3.6} y={0.05} scale={0.0008} />
    </g>
  </g>
)

/** The invoice, paid, with room for a piece of the track above it. */
const Sled = () => (
  <svg viewBox="-140 -280 370 312" width="80" preserveAspectRatio="xMidYMax" className={styles.sled} aria-hidden="true">
    <g transform="rotate(2)">
      <Shapes of={sledStages.paid} />
    </g>
  </svg>
)

/** The feature pages as stations of one track, in the order of the route table. The invoice is paid at its end. */
export const FeatureStations = ({ features }: { features: readonly { key: RouteId; name: string }[] }) => (
  <div className={illustration.drawing}>
    <StationTrack
      on="soft"
      behind={<Fells />}
      stations={features.map(({ key, name }, index) => ({
        key,
        sign: isFeatureMark(key) && <FeatureMark id={key} />,
        children: (
          <>
            <PageLink to={key} className={styles.name}>
              {name}
            </PageLink>
            {index === features.length - 1 && <Sled />}
          </>
        ),
      }))}
    />
  </div>
)
