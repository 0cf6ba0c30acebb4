import { graphql, type PageProps } from 'gatsby'
import { Band } from '../components/Band'
import { Container } from '../components/Container'
import { Grid } from '../components/Grid'
import { PageHeader } from '../components/PageHeader'
import { Prose } from '../components/Prose'
import { Steps } from '../components/Steps'
import { TitledText } from '../components/TitledText'
import type { FeatureFields } from '../content/schemas'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/CallToAction'
import { Faq } from '../sections/Faq'
import { FeatureCards } from '../sections/FeatureCards'
import { FeatureHero } from '../sections/FeatureHero'
import { PageTrail } from '../sections/PageTrail'
import { Testimonials, type TestimonialData } from '../sections/Testimonials'
import type { PageContext } from '../site/pageContext'
import { routes } from '../site/routes'

type Data = LayoutData & { testimonials: TestimonialData; feature: FeatureFields & { article: { html: string } } }

export default function Feature({ data, pageContext }: PageProps<Data, PageContext>) {
  const copy = useCopy('features')
  const common = useCopy('common')
  const { feature, menu } = data
  const { related = [], picture = '' } = routes[pageContext.route]
  return (
    <SiteLayout data={data} head={{ title: feature.metaTitle, description: feature.description }}>
      <FeatureHero
        header={
          <PageHeader
            title={feature.title}
            lead={feature.lead}
            before={<PageTrail above={[{ to: 'features', name: common('nav.features') }]} />}
          />
        }
        picture={picture}
        label={feature.picture}
        problem={feature.problem}
      />
      <Band id="steps" title={copy('feature.steps')} tone="soft">
        <Steps items={feature.steps} />
      </Band>
      <Band id="benefits" title={copy('feature.benefits')}>
        <Grid>
          {feature.benefits.map(({ title, text }) => (
            <li key={title}>
              <TitledText title={title}>{text}</TitledText>
            </li>
          ))}
        </Grid>
      </Band>
      <Container>
        <Prose html={feature.article.html} />
      </Container>
      <Faq items={feature.faq} />
      <Testimonials data={data.testimonials} />
      <Band id="related" title={copy('feature.related')}>
        <FeatureCards features={menu.nodes.filter(({ key }) => related.includes(key))} />
      </Band>
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Feature($language: String!, $namespaces: [String!]!, $key: String!, $testimonials: [String!]!) {
    ...Layout
    feature(language: { eq: $language }, key: { eq: $key }) {
      name
      title
      metaTitle
      description
      lead
      picture
      problem {
        title
        text
      }
      steps {
        title
        text
      }
      benefits {
        title
        text
      }
      faq {
        question
        answer
      }
      article {
        html
      }
    }
    testimonials: allTestimonial(filter: { language: { eq: $language }, key: { in: $testimonials } }) {
      nodes {
        ...Testimonial
      }
    }
  }
`
