import { Grid } from '../components/Grid'
import { FeatureMark, isFeatureMark } from '../components/illustrations/FeatureMark'
import { PageLink } from '../i18n/PageLink'
import type { RouteId } from '../site/routes'
import * as styles from './FeatureCards.module.css'

/** Feature pages, each with its mark and summary; the name is the link. */
export const FeatureCards = ({ features }: { features: readonly { key: RouteId; name: string; summary: string }[] }) => (
  <Grid>
    {features.map(({ key, name, summary }) => (
      <li key={key} className={styles.card}>
        {isFeatureMark(key) && <FeatureMark id={key} />}
        <h3>
          <PageLink to={key} className={styles.link}>
            {name}
          </PageLink>
        </h3>
        <p>{summary}</p>
      </li>
    ))}
  </Grid>
)
