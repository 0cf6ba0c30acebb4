import { LinkRow } from '../../components/LinkRow'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import type { RouteId } from '../../site/routes'

/** All feature pages by name, side by side, and the page that tells of them all. */
export function FeatureLinks({ features }: { features: readonly { key: RouteId; name: string }[] }) {
  const copy = useCopy('home')
  return (
    <LinkRow small>
      {features.map(({ key, name }) => (
        <li key={key}>
          <PageLink to={key}>{name}</PageLink>
        </li>
      ))}
      <li>
        <PageLink to="features">{copy('features.all')}</PageLink>
      </li>
    </LinkRow>
  )
}
