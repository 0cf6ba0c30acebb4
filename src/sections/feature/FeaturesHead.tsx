import type { ComponentProps } from 'react'
import { Band } from '../../components/Band'
import * as bands from '../../components/Bands.module.css'
import { useCopy } from '../../i18n/useCopy'
import { PageHeader } from '../shared/PageHeader'
import { TrialLink } from '../shared/TrialLink'
import { FeatureStations } from './FeatureStations'
import * as styles from './FeatureStations.module.css'

/** Head of the list of features, with the track that has a station for each. */
export function FeaturesHead({ features }: ComponentProps<typeof FeatureStations>) {
  const copy = useCopy('features')
  return (
    <div className={`${bands.soft} ${styles.land}`}>
      <PageHeader title={copy('title')} lead={copy('lead')}>
        <TrialLink />
      </PageHeader>
      <Band id="pages" title={copy('pages')} tight>
        <FeatureStations features={features} />
      </Band>
    </div>
  )
}
