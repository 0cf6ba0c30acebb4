import { FeatureMark, isFeatureMark } from '../components/illustrations/FeatureMark'
import { PageLink } from '../i18n/PageLink'
import type { RouteId } from '../site/routes'
import * as styles from './FeatureIndex.module.css'

/** The feature pages as a table of contents: mark, name, summary, one under the other. */
export const FeatureIndex = ({ features }: { features: readonly { key: RouteId; name: string; summary: string }[] }) => (
  <ul className={styles.index}>
    {features.map(({ key, name, summary }) => (
      <li key={key} className={styles.row}>
        {isFeatureMark(key) && <FeatureMark id={key} />}
        <h3>
          <PageLink to={key} className={styles.link}>
            {name}
          </PageLink>
        </h3>
        <p>{summary}</p>
      </li>
    ))}
  </ul>
)
