import type { ReactNode } from 'react'
import { Band } from '../../components/Band'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { ProductPicture } from '../../pictures/ProductPicture'
import { catalog, catalogGroups } from '../../pricing/plans'
import { isRouteId, pictureOf, type RouteId } from '../../site/routes'
import * as styles from './Catalog.module.css'
import { ChapterPicture } from '../../components/ChapterPicture'
import { PlanMark } from './PlanMark'
import { usePlanNames } from './usePlanNames'

export interface PictureOfChapter {
  key: RouteId
  pictureAlt: string
}

interface Props {
  /** For each group of features: the route of the feature page whose picture its chapter shows. */
  chapters: Readonly<Record<string, string>>
  pictures: readonly PictureOfChapter[]
  /** Below the rows of the last chapter. */
  children?: ReactNode
}

/**
 * All features of the product, in a chapter for each group. A row names the plans with the feature, after the dot of
 * the smallest of them. Its name is a link if the feature has a page.
 */
export function Catalog({ chapters, pictures, children }: Props) {
  const copy = useCopy('catalog')
  const planNames = usePlanNames()
  return catalogGroups.map((group) => {
    const picture = pictures.find(({ key }) => key === chapters[group])
    return (
      <Band
        key={group}
        id={group}
        title={copy(`group.${group}`)}
        tight
        split
        below={
          picture && (
            <ChapterPicture>
              <ProductPicture picture={pictureOf(picture.key)} label={picture.pictureAlt} />
            </ChapterPicture>
          )
        }
      >
        <div>
          <ul className={styles.rows}>
            {catalog
              .filter((feature) => feature.group === group)
              .map(({ id, page = '', plans }) => {
                const name = copy(`feature.${id}.name`)
                return (
                  <li key={id} className={styles.row}>
                    <h3>{isRouteId(page) ? <PageLink to={page}>{name}</PageLink> : name}</h3>
                    <p>
                      <MarkedTerms>{copy(`feature.${id}.text`)}</MarkedTerms>
                    </p>
                    <p className={`${styles.plans} small-print`}>
                      <PlanMark of={plans} />
                      {planNames(plans)}
                    </p>
                  </li>
                )
              })}
          </ul>
          {group === catalogGroups.at(-1) && children}
        </div>
      </Band>
    )
  })
}
