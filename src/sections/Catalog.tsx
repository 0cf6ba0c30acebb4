import { Band } from '../components/Band'
import { Grid } from '../components/Grid'
import { TitledText } from '../components/TitledText'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { catalog, catalogGroups } from '../pricing/plans'
import { isRouteId } from '../site/routes'

/** Every feature of the product by group, with a link where a page tells more. */
export function Catalog() {
  const copy = useCopy('catalog')
  return catalogGroups.map((group, index) => (
    <Band key={group} id={group} title={copy(`group.${group}`)} tone={index % 2 ? 'soft' : 'plain'}>
      <Grid>
        {catalog
          .filter((feature) => feature.group === group)
          .map(({ id, page = '' }) => {
            const name = copy(`feature.${id}.name`)
            return (
              <li key={id}>
                <TitledText title={isRouteId(page) ? <PageLink to={page}>{name}</PageLink> : name}>
                  {copy(`feature.${id}.text`)}
                </TitledText>
              </li>
            )
          })}
      </Grid>
    </Band>
  ))
}
