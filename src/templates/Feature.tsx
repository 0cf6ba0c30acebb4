import { graphql, type PageProps } from 'gatsby'
import { PageHeader } from '../sections/shared/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { SiteLayout } from '../layout/SiteLayout'
import { FeatureInvitation } from '../sections/feature/FeatureInvitation'
import { FeatureBand } from '../sections/feature/FeatureBand'
import type { FeatureData } from '../sections/feature/featureFragment'
import { FeatureHeader } from '../sections/feature/FeatureHeader'
import { FeaturePlans } from '../sections/feature/FeaturePlans'
import { RelatedFeatures } from '../sections/feature/RelatedFeatures'
import { pickByKeys } from '../site/pickByKeys'
import type { TestimonialData } from '../sections/shared/testimonialFragment'
import { TrialActions } from '../sections/shared/TrialActions'
import { planToTry } from '../pricing/plans'
import type { PageContext } from '../site/pageContext'
import { featureBandNames } from '../site/featureBands'
import { pictureOf, routes } from '../site/routes'

type Data = LayoutData & { testimonials: TestimonialData; feature: FeatureData }

export default function Feature({ data, pageContext }: PageProps<Data, PageContext>) {
  const { feature, features, testimonials } = data
  const { related = [], bands = featureBandNames, sells } = routes[pageContext.route]
  const picture = pictureOf(pageContext.route)
  const plan = planToTry(sells)
  return (
    <SiteLayout data={data} head={{ title: feature.metaTitle, name: feature.name, description: feature.description }}>
      <FeatureHeader
        header={
          <PageHeader title={feature.title} lead={feature.lead}>
            <TrialActions plan={plan} />
            <FeaturePlans />
          </PageHeader>
        }
        picture={picture}
        label={feature.pictureAlt}
        problem={feature.problem}
      />
      {bands.map((band) => (
        <FeatureBand key={band} band={band} picture={picture} feature={feature} testimonials={testimonials} />
      ))}
      <RelatedFeatures features={pickByKeys(related, features)} />
      <FeatureInvitation title={feature.closing} plan={plan} />
    </SiteLayout>
  )
}

export const query = graphql`
  query Feature($language: String!, $namespaces: [String!]!, $key: String!, $testimonials: [String!]!) {
    ...Layout
    feature(language: { eq: $language }, key: { eq: $key }) {
      ...FeaturePage
    }
    testimonials(language: $language, keys: $testimonials) {
      ...Testimonial
    }
  }
`
