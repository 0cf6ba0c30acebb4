import { Band } from '../../components/Band'
import { FeatureMark } from '../../components/illustrations/FeatureMark'
import { StationTrack } from '../../components/StationTrack'
import * as titled from '../../components/TextBlock.module.css'
import { isFeatureMark } from '../../drawings/marks'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import type { RouteId } from '../../site/routes'
import * as styles from './RelatedFeatures.module.css'

interface Props {
  features: readonly { key: RouteId; name: string; summary: string }[]
}

/**
 * Related feature pages as stations of a track, each with its mark, if it has one, and its summary; the name is the
 * link. Nothing if there are none.
 */
export function RelatedFeatures({ features }: Props) {
  const copy = useCopy('features')
  if (features.length === 0) return null
  return (
    <Band id="related" title={copy('feature.related')} unsearched tight>
      <StationTrack
        discs="large"
        stations={features.map(({ key, name, summary }) => ({
          key,
          disc: isFeatureMark(key) && <FeatureMark id={key} />,
          children: (
            <div className={`${titled.block} ${styles.feature}`}>
              <h3>
                <PageLink to={key}>
                  <MarkedTerms>{name}</MarkedTerms>
                </PageLink>
              </h3>
              <p>
                <MarkedTerms>{summary}</MarkedTerms>
              </p>
            </div>
          ),
        }))}
      />
    </Band>
  )
}
