import type { ReactNode } from 'react'
import { Band } from '../../components/Band'
import { Benefits } from '../../components/Benefits'
import { Prose } from '../../components/Prose'
import { Steps } from '../../components/Steps'
import { Wide } from '../../components/Wide'
import type { FeatureFields } from '../../content/schemas'
import { useCopy, type Copy } from '../../i18n/useCopy'
import { featureBands, type FeatureBand as BandName } from '../../site/featureBands'
import { Faq } from '../shared/Faq'
import { Testimonials, type TestimonialData } from '../shared/Testimonials'

/** What the query of a feature page asks for: its summary is for lists. */
export type FeatureData = Omit<FeatureFields, 'summary'> & { article: { html: string } }

interface Props {
  band: BandName
  tone: 'plain' | 'soft'
  feature: FeatureData
  testimonials: TestimonialData
}

type Content = Omit<Props, 'band'> & { copy: Copy }

const bands: Readonly<Record<BandName, (content: Content) => ReactNode>> = {
  steps: ({ tone, feature, copy }) => (
    <Band id={featureBands.steps} title={copy('feature.steps')} tone={tone}>
      <Steps items={feature.steps} />
    </Band>
  ),
  benefits: ({ tone, feature, copy }) => (
    <Band id={featureBands.benefits} title={copy('feature.benefits')} tone={tone} split>
      <Benefits items={feature.benefits} />
    </Band>
  ),
  article: ({ tone, feature }) => (
    <Wide tone={tone}>
      <Prose html={feature.article.html} />
    </Wide>
  ),
  testimonial: ({ tone, testimonials }) => <Testimonials data={testimonials} tone={tone} />,
  faq: ({ tone, feature }) => <Faq items={feature.faq} tone={tone} />,
}

/** One band of a feature page; the order of bands, and so the page's rhythm, stands in `content/pages.json`. */
export const FeatureBand = ({ band, ...content }: Props) => bands[band]({ ...content, copy: useCopy('features') })
