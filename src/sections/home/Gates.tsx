import type { ReactNode } from 'react'
import { SlopeTrack } from '../../components/illustrations/SlopeTrack'
import type { FeatureFields } from '../../content/schemas'
import type { SledName } from '../../drawings/slope'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { PageLink } from '../../i18n/PageLink'
import { ProductPicture } from '../../pictures/ProductPicture'
import { pictureOf, type RouteId } from '../../site/routes'
import * as styles from './Gates.module.css'

export type GateData = { key: RouteId } & Pick<FeatureFields, 'title' | 'summary' | 'pictureAlt'>

const sledsOfGates: readonly SledName[] = ['begun', 'written', 'sent']

/**
 * The gates of the front page, each a product picture with words. A track with the sled leads from gate to gate, and
 * each gate changes the invoice on the sled. The last gate has `children` below its words, and the track goes on to the
 * next band.
 */
export const Gates = ({ gates, children }: { gates: readonly GateData[]; children: ReactNode }) => (
  <ol className={styles.gates}>
    {gates.map(({ key, title, summary, pictureAlt }, index) => (
      <li key={key}>
        <SlopeTrack sled={sledsOfGates[index] ?? 'paid'} piece={index} />
        <div className={styles.gate}>
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
            {index === gates.length - 1 && <div>{children}</div>}
          </div>
        </div>
        {index === gates.length - 1 && <SlopeTrack sled="paid" piece={gates.length} into="deep" />}
      </li>
    ))}
  </ol>
)
