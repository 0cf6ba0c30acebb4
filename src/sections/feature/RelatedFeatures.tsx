import type { ComponentProps } from 'react'
import { Band } from '../../components/Band'
import { useCopy } from '../../i18n/useCopy'
import { FeatureList } from '../shared/FeatureList'

/** The feature pages that one leads to; nothing where it leads to none. */
export function RelatedFeatures({ features }: ComponentProps<typeof FeatureList>) {
  const copy = useCopy('features')
  if (features.length === 0) return null
  return (
    <Band id="related" title={copy('feature.related')} aside tight>
      <FeatureList features={features} />
    </Band>
  )
}
