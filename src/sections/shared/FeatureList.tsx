import { Grid } from '../../components/Grid'
import { FeatureMark } from '../../components/illustrations/FeatureMark'
import { isFeatureMark } from '../../drawings/marks'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { PageLink } from '../../i18n/PageLink'
import type { RouteId } from '../../site/routes'
import * as titled from '../../components/TitledText.module.css'
import * as styles from './FeatureList.module.css'

interface Props {
  features: readonly { key: RouteId; name: string; summary: string }[]
}

/** Feature pages, each with its summary and the mark that it may have; the name is the link. */
export const FeatureList = ({ features }: Props) => (
  <Grid of="thirds">
    {features.map(({ key, name, summary }) => (
      <li key={key} className={`${titled.block} ${styles.feature}`}>
        {isFeatureMark(key) && <FeatureMark id={key} />}
        <h3>
          <PageLink to={key} className={styles.link}>
            <MarkedTerms>{name}</MarkedTerms>
          </PageLink>
        </h3>
        <p>
          <MarkedTerms>{summary}</MarkedTerms>
        </p>
      </li>
    ))}
  </Grid>
)
