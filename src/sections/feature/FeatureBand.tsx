import type { ReactNode } from 'react'
import { ArticleBand } from '../../components/ArticleBand'
import { Band } from '../../components/Band'
import { Benefits } from '../../components/Benefits'
import { Prose } from '../../components/Prose'
import { Steps } from '../../components/Steps'
import { useCopy, type Copy } from '../../i18n/useCopy'
import { ProductVignette } from '../../pictures/vignettes/ProductVignette'
import { ProductScene } from '../../pictures/scenes/ProductScene'
import { featureBands, type FeatureBandName } from '../../site/featureBands'
import type { ProductPictureName } from '../../site/product/productPictures'
import { Faq } from '../shared/Faq'
import type { TestimonialData } from '../shared/testimonialFragment'
import { Testimonials } from '../shared/Testimonials'
import { ChapterPicture } from '../../components/ChapterPicture'
import type { FeatureData } from './featureFragment'

interface Props {
  band: FeatureBandName
  /** Name of the page's picture. */
  picture: ProductPictureName
  feature: FeatureData
  testimonials: TestimonialData
}

type Content = Omit<Props, 'band'> & { copy: Copy }

/**
 * How each band is rendered. Only the scene has a deep background. Benefits and article are tight, the others have room
 * above.
 */
const bands: Readonly<Record<FeatureBandName, (content: Content) => ReactNode>> = {
  steps: ({ feature, copy }) => (
    <Band id={featureBands.steps} title={copy('feature.steps')}>
      <Steps items={feature.steps} />
    </Band>
  ),
  scene: ({ picture, feature: { scene } }) => (
    <Band id={featureBands.scene} title={scene.title} lead={scene.text} tone="deep">
      <ProductScene picture={picture} label={scene.pictureAlt} />
    </Band>
  ),
  benefits: ({ picture, feature, copy }) => (
    <Band
      id={featureBands.benefits}
      title={copy('feature.benefits')}
      tight
      split
      below={
        <ChapterPicture>
          <ProductVignette picture={picture} />
        </ChapterPicture>
      }
    >
      <Benefits items={feature.benefits} />
    </Band>
  ),
  article: ({ feature }) => (
    <ArticleBand>
      <Prose html={feature.article.html} />
    </ArticleBand>
  ),
  testimonial: ({ testimonials }) => <Testimonials data={testimonials} />,
  faq: ({ feature }) => <Faq items={feature.faq} />,
}

/** A band of a feature page. The order of the bands stands in `content/pages.json`. */
export const FeatureBand = ({ band, ...content }: Props) => bands[band]({ ...content, copy: useCopy('features') })
