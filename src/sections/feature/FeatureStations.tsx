import { FeatureMark } from '../../components/illustrations/FeatureMark'
import { StationTrack } from '../../components/StationTrack'
import { isFeatureMark } from '../../drawings/marks'
import { PageLink } from '../../i18n/PageLink'
import type { RouteId } from '../../site/routes'
import * as styles from './FeatureStations.module.css'

/** The feature pages as stations of one track, in the order of the route table. */
export const FeatureStations = ({ features }: { features: readonly { key: RouteId; name: string }[] }) => (
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
)
