import { Band } from '../../components/Band'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { catalog, catalogGroups } from '../../pricing/plans'
import { isRouteId } from '../../site/routes'
import * as styles from './Catalog.module.css'
import { usePlanNames } from './usePlanNames'

/** Every feature of the product by group, with the plans that have it and a link where a page tells more. */
export function Catalog() {
  const copy = useCopy('catalog')
  const planNames = usePlanNames()
  return catalogGroups.map((group, index) => (
    <Band key={group} id={group} title={copy(`group.${group}`)} tone={index % 2 ? 'soft' : 'plain'} split>
      <ul className={styles.rows}>
        {catalog
          .filter((feature) => feature.group === group)
          .map(({ id, page = '', plans }) => {
            const name = copy(`feature.${id}.name`)
            return (
              <li key={id} className={styles.row}>
                <h3>{isRouteId(page) ? <PageLink to={page}>{name}</PageLink> : name}</h3>
                <p>
                  {copy(`feature.${id}.text`)} <span className={styles.plans}>{planNames(plans)}</span>
                </p>
              </li>
            )
          })}
      </ul>
    </Band>
  ))
}
