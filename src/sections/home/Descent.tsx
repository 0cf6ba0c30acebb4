import type { ReactNode } from 'react'
import { SlopeTrack } from '../../components/illustrations/SlopeTrack'
import type { SheetStage } from '../../drawings/slope'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { PageLink } from '../../i18n/PageLink'
import { ProductPicture } from '../../pictures/ProductPicture'
import { pictureOf, type RouteId } from '../../site/routes'
import * as styles from './Descent.module.css'

export interface SceneData {
  key: RouteId
  title: string
  summary: string
  pictureAlt: string
}

const stages: readonly SheetStage[] = ['begun', 'written', 'sent']

/**
 * The way of an invoice: the product at work, scene by scene down the slope. Each picture is a gate that the sheet
 * leaves changed. The last one has `children` below its words, and its track goes on to the next band.
 */
export const Descent = ({ scenes, children }: { scenes: readonly SceneData[]; children: ReactNode }) => (
  <ol className={styles.descent}>
    {scenes.map(({ key, title, summary, pictureAlt }, index) => (
      <li key={key}>
        <SlopeTrack stage={stages[index] ?? 'paid'} to={index % 2 ? 'end' : 'start'} begins={index === 0} />
        <div className={styles.scene}>
          <div className={styles.picture}>
            <ProductPicture picture={pictureOf(key)} label={pictureAlt} />
          </div>
          <div className={styles.words}>
            <h3>
              <PageLink to={key}>
                <MarkedTerms>{title}</MarkedTerms>
              </PageLink>
            </h3>
            <p className="lead">
              <MarkedTerms>{summary}</MarkedTerms>
            </p>
            {index === scenes.length - 1 && <div>{children}</div>}
          </div>
        </div>
        {index === scenes.length - 1 && <SlopeTrack stage="paid" to={index % 2 ? 'start' : 'end'} into="band" />}
      </li>
    ))}
  </ol>
)
