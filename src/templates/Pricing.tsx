import { graphql, type PageProps } from 'gatsby'
import { Benefits } from '../components/Benefits'
import { Container } from '../components/Container'
import { PlanFlags } from '../components/illustrations/scenery/PlanFlags'
import { TitledText } from '../components/TitledText'
import { FellHeader } from '../sections/shared/FellHeader'
import type { FaqFields } from '../content/schemas'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { ComparePlans } from '../sections/pricing/ComparePlans'
import { Faq } from '../sections/shared/Faq'
import { PlanSummary } from '../sections/pricing/PlanSummary'
import { Plans } from '../sections/pricing/Plans'
import { PricingFacts } from '../sections/pricing/PricingFacts'
import { PriceMap } from '../sections/pricing/PriceMap'
import type { TestimonialData } from '../sections/shared/testimonialFragment'
import { Testimonials } from '../sections/shared/Testimonials'
import { useOfferWords } from '../sections/pricing/useOfferWords'

type Data = LayoutData & { testimonials: TestimonialData; faq: Pick<FaqFields, 'questions'> }

export default function Pricing({ data }: PageProps<Data>) {
  const copy = useCopy('pricing')
  return (
    <SiteLayout
      data={data}
      head={{ title: copy('meta.title'), description: copy('meta.description'), offerWords: useOfferWords() }}
    >
      <FellHeader title={copy('title')} lead={copy('lead')} scenery={<PlanFlags />}>
        <PlanSummary />
      </FellHeader>
      <Container>
        <h2 className="visually-hidden">{copy('plans')}</h2>
        <Plans />
        <div className="band-end">
          <Benefits items={[{ title: copy('trial.title'), text: copy('trial.text') }]} />
        </div>
      </Container>
      <PriceMap />
      <ComparePlans />
      <PricingFacts />
      <Testimonials data={data.testimonials} />
      <Faq items={data.faq.questions}>
        <div className="band-end">
          <TitledText title={copy('contact.title')}>{copy('contact.text')}</TitledText>
          <p>
            <PageLink to="contact">{copy('contact.link')}</PageLink>
          </p>
        </div>
      </Faq>
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Pricing($language: String!, $namespaces: [String!]!, $faq: String!, $testimonials: [String!]!) {
    ...Layout
    faq(language: { eq: $language }, key: { eq: $faq }) {
      questions {
        question
        answer
      }
    }
    testimonials(language: $language, keys: $testimonials) {
      ...Testimonial
    }
  }
`
