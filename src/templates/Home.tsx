import { graphql, type PageProps } from 'gatsby'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { Gates, type GateData } from '../sections/home/Gates'
import { HomeHeader } from '../sections/home/HomeHeader'
import { SlopeTrack } from '../components/illustrations/SlopeTrack'
import { Prices } from '../sections/home/Prices'
import { pickByKeys } from '../site/pickByKeys'
import { routes } from '../site/routes'
import type { PageContext } from '../site/pageContext'
import { ProductFamily } from '../sections/home/ProductFamily'
import { Reasons } from '../sections/home/Reasons'
import type { TestimonialData } from '../sections/shared/testimonialFragment'
import { Testimonials } from '../sections/shared/Testimonials'
import { TrustedBy } from '../sections/home/TrustedBy'
import { useOfferWords } from '../sections/pricing/useOfferWords'

type Data = LayoutData & { gates: GateData[]; testimonials: TestimonialData }

export default function Home({ data, pageContext }: PageProps<Data, PageContext>) {
  const gates = pickByKeys(routes[pageContext.route].gates ?? [], data.gates)
  const copy = useCopy('home')
  return (
    <SiteLayout
      data={data}
      head={{ title: copy('meta.title'), description: copy('meta.description'), offerWords: useOfferWords() }}
    >
      <HomeHeader />
      <TrustedBy />
      <Testimonials data={data.testimonials} />
      <Gates gates={gates} />
      <Reasons />
      <SlopeTrack sled="paid" piece={gates.length + 1} below into="surface-soft" />
      <Prices />
      <ProductFamily />
      <SlopeTrack sled="paid" piece={gates.length + 2} below into="slope" />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Home($language: String!, $namespaces: [String!]!, $testimonials: [String!]!) {
    ...Layout
    gates: features(language: $language) {
      key
      title
      summary
      pictureAlt
    }
    testimonials(language: $language, keys: $testimonials) {
      ...Testimonial
    }
  }
`
