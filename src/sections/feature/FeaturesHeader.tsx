import type { ComponentProps } from 'react'
import { Band } from '../../components/Band'
import * as bands from '../../components/Bands.module.css'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { useCopy } from '../../i18n/useCopy'
import { PageHeader } from '../shared/PageHeader'
import { TrialActions } from '../shared/TrialActions'
import { FeatureStations } from './FeatureStations'
import * as styles from './FeatureStations.module.css'

/** The first band of the list of features: the header and a track of all feature pages. */
export function FeaturesHeader({ features }: ComponentProps<typeof FeatureStations>) {
  const copy = useCopy('features')
  return (
    <div className={`${bands.soft} ${bands.head} ${illustration.drawing} ${styles.land}`}>
      <PageHeader title={copy('title')} lead={copy('lead')}>
        <TrialActions />
      </PageHeader>
      <Band id="pages" title={copy('pages')} tight>
        <FeatureStations features={features} />
      </Band>
    </div>
  )
}
