import { Band } from '../../components/Band'
import { SlopeTrack } from '../../components/illustrations/SlopeTrack'
import type { FeatureFields } from '../../content/schemas'
import type { SledName } from '../../drawings/slope'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { ProductPicture } from '../../pictures/ProductPicture'
import { pictureOf, type RouteId } from '../../site/routes'
import * as styles from './Gates.module.css'

export type GateData = { key: RouteId } & Pick<FeatureFields, 'title' | 'summary' | 'pictureAlt'>

const sledsOfGates: readonly SledName[] = ['begun', 'written', 'sent']

/**
 * The band of the gates of the front page, each a product picture with words. A track with the sled leads from gate to
 * gate, and each gate changes the invoice on the sled. Below the words of the last gate a link leads to all features,
 * and the track goes on to the next band.
 */
export function Gates({ gates }: { gates: readonly GateData[] }) {
  const copy = useCopy('home')
  return (
    <Band id="features" title={copy('features.title')} lead={copy('features.lead')}>
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
                {index === gates.length - 1 && (
                  <p className="band-end">
                    <PageLink to="features">{copy('features.all')}</PageLink>
                  </p>
                )}
              </div>
            </div>
            {index === gates.length - 1 && <SlopeTrack sled="paid" piece={gates.length} into="deep" />}
          </li>
        ))}
      </ol>
    </Band>
  )
}
