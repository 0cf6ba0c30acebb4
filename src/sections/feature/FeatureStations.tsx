import { FeatureMark } from '../../components/illustrations/FeatureMark'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { Pine } from '../../components/illustrations/Pine'
import { Shapes } from '../../components/illustrations/Shapes'
import { StationTrack } from '../../components/StationTrack'
import { isFeatureMark } from '../../drawings/marks'
import { sleds } from '../../drawings/slope'
import { PageLink } from '../../i18n/PageLink'
import type { RouteId } from '../../site/routes'
import * as styles from './FeatureStations.module.css'

/**
 * The drawing behind the track: a low sun between fells, pines at the track, and the ground below it. It is drawn
 * for seven stations, whose columns are about ten rem wide; its width stays the same with more of them.
 */
const Landscape = ({ stations }: { stations: number }) => (
  <g stroke="none" transform={`scale(${stations / 7} 1)`}>
    <path stroke="var(--sun, var(--accent))" strokeLinecap="round" strokeWidth="7rem" d="M6-12h0" />
    <path className={illustration.fellFar} d="M2 6C4 5 4.8-13 6.4-13S9-4 11-3V6" />
    <path className={illustration.fell} d="M4 6C5.6 5 6.4-5 7.8-5S10-1 11-1V6" />
    <g transform="scale(1 10)">
      <Pine x={3.46} y={0.01} scale={0.0011} />
      <Pine x={3.61} y={0.18} scale={0.0007} />
      <path fill="var(--ground)" d="M2 .28Q5 .64 8 .64h6V.9H2" />
    </g>
  </g>
)

/** The sled with a paid invoice. The space above it in the picture shows the track. */
const Sled = () => (
  <svg viewBox="-140 -200 370 232" className={styles.sled} aria-hidden="true">
    <Shapes of={sleds.paid} />
  </svg>
)

/** The feature pages as stations of a track, in the order of the route table, with the sled at the last one. */
export const FeatureStations = ({ features }: { features: readonly { key: RouteId; name: string }[] }) => (
  <StationTrack
    discs="soft"
    behind={<Landscape stations={features.length} />}
    stations={features.map(({ key, name }, index) => ({
      key,
      disc: isFeatureMark(key) && <FeatureMark id={key} />,
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
)
