import { FeatureMark } from '../../components/illustrations/FeatureMark'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { Shapes } from '../../components/illustrations/Shapes'
import { StationTrack } from '../../components/StationTrack'
import { isFeatureMark } from '../../drawings/marks'
import { sheetStages } from '../../drawings/slope'
import { PageLink } from '../../i18n/PageLink'
import type { RouteId } from '../../site/routes'
import * as styles from './FeatureStations.module.css'

/** The feature pages as stations of one track, in the order of the route table. The invoice is paid at its end. */
export const FeatureStations = ({ features }: { features: readonly { key: RouteId; name: string }[] }) => (
  <div className={`${illustration.drawing} ${styles.stations}`}>
    <StationTrack
      on="soft"
      stations={features.map(({ key, name }) => ({
        key,
        sign: isFeatureMark(key) && <FeatureMark id={key} />,
        children: (
          <PageLink to={key} className={styles.name}>
            {name}
          </PageLink>
        ),
      }))}
    />
    <svg viewBox="-140 -130 370 180" className={styles.sled} aria-hidden="true">
      <Shapes of={sheetStages.paid} />
    </svg>
  </div>
)
