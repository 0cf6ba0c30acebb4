import { SlopeTrack } from '../../components/illustrations/SlopeTrack'
import type { SheetStage } from '../../drawings/slope'
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

const stages: readonly SheetStage[] = ['blank', 'written', 'sent', 'paid']

/** The way of an invoice: the product at work, scene by scene down the slope. Each picture is a gate that the sheet leaves changed. */
export const Descent = ({ scenes }: { scenes: readonly SceneData[] }) => (
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
              <PageLink to={key}>{title}</PageLink>
            </h3>
            <p>{summary}</p>
          </div>
        </div>
      </li>
    ))}
  </ol>
)
