import { Band } from '../../components/Band'
import { Benefits } from '../../components/Benefits'
import { Prose } from '../../components/Prose'
import { Steps } from '../../components/Steps'
import { Wide } from '../../components/Wide'
import type { FeatureFields } from '../../content/schemas'
import { useCopy } from '../../i18n/useCopy'
import { Faq } from '../shared/Faq'
import { Testimonials, type TestimonialData } from '../shared/Testimonials'

export type FeatureData = FeatureFields & { article: { html: string } }

interface Props {
  /** A name of `featureBands`. */
  band: string
  tone: 'plain' | 'soft'
  feature: FeatureData
  testimonials: TestimonialData
}

/** One band of a feature page; the order of bands, and so the page's rhythm, stands in `content/pages.json`. */
export function FeatureBand({ band, tone, feature, testimonials }: Props) {
  const copy = useCopy('features')
  switch (band) {
    case 'steps':
      return (
        <Band id="steps" title={copy('feature.steps')} tone={tone}>
          <Steps items={feature.steps} />
        </Band>
      )
    case 'benefits':
      return (
        <Band id="benefits" title={copy('feature.benefits')} tone={tone} split>
          <Benefits items={feature.benefits} />
        </Band>
      )
    case 'article':
      return (
        <Wide tone={tone}>
          <Prose html={feature.article.html} />
        </Wide>
      )
    case 'testimonial':
      return <Testimonials data={testimonials} tone={tone} />
    case 'faq':
      return <Faq items={feature.faq} tone={tone} />
    default:
      throw new Error(`A feature page has no band "${band}"`)
  }
}
