import { Grid } from '../components/Grid'
import { TitledText } from '../components/TitledText'
import { PageLink } from '../i18n/PageLink'
import type { RouteId } from '../site/routes'

/** Feature pages, each with its summary; the name is the link. */
export const FeatureCards = ({ features }: { features: readonly { key: RouteId; name: string; summary: string }[] }) => (
  <Grid>
    {features.map(({ key, name, summary }) => (
      <li key={key}>
        <TitledText title={<PageLink to={key}>{name}</PageLink>}>{summary}</TitledText>
      </li>
    ))}
  </Grid>
)
