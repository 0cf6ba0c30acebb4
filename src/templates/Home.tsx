import { graphql, type PageProps } from 'gatsby'
import { Band } from '../components/Band'
import { buttonClass } from '../components/buttonClass'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { FeatureList } from '../sections/shared/FeatureList'
import { HomeHero } from '../sections/home/HomeHero'
import { Plans } from '../sections/pricing/Plans'
import { ProductFamily } from '../sections/home/ProductFamily'
import { Reasons } from '../sections/home/Reasons'
import { Testimonials, type TestimonialData } from '../sections/shared/Testimonials'
import { TrustedBy } from '../sections/home/TrustedBy'
import { useOfferWords } from '../sections/pricing/useOfferWords'

type Data = LayoutData & { testimonials: TestimonialData }

export default function Home({ data }: PageProps<Data>) {
  const copy = useCopy('home')
  return (
    <SiteLayout
      data={data}
      head={{ title: copy('meta.title'), description: copy('meta.description'), offerWords: useOfferWords() }}
    >
      <HomeHero />
      <TrustedBy />
      <Band id="features" title={copy('features.title')} lead={copy('features.lead')}>
        <FeatureList as="rows" features={data.features} />
        <p className="band-end">
          <PageLink className={buttonClass('quiet')} to="features">
            {copy('features.all')}
          </PageLink>
        </p>
      </Band>
      <Reasons />
      <Testimonials data={data.testimonials} />
      <Band id="pricing" title={copy('pricing.title')} lead={copy('pricing.lead')} tone="soft">
        <Plans />
        <p className="band-end">
          <PageLink className={buttonClass('quiet')} to="pricing">
            {copy('pricing.more')}
          </PageLink>
        </p>
      </Band>
      <ProductFamily />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Home($language: String!, $namespaces: [String!]!, $testimonials: [String!]!) {
    ...Layout
    testimonials(language: $language, keys: $testimonials) {
      ...Testimonial
    }
  }
`
