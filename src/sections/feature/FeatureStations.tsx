import { FeatureMark } from '../../components/illustrations/FeatureMark'
import { StationTrack } from '../../components/StationTrack'
import { isFeatureMark } from '../../drawings/marks'
import { PageLink } from '../../i18n/PageLink'
import { catalog } from '../../pricing/plans'
import type { RouteId } from '../../site/routes'
import * as styles from './FeatureStations.module.css'

/** Pages in the order in which the chapters first tell of them; the others come last. */
const told = [...new Set(catalog.flatMap(({ page = [] }) => page))]
const place = (page: string) => (told.includes(page) ? told.indexOf(page) : told.length)

/** The feature pages as stations of one track, in the order of an invoice's life. */
export const FeatureStations = ({ features }: { features: readonly { key: RouteId; name: string }[] }) => (
  <StationTrack
    on="soft"
    stations={[...features]
      .sort((a, b) => place(a.key) - place(b.key))
      .map(({ key, name }) => ({
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
