import { graphql } from 'gatsby'
import type { FeatureFields } from '../../content/schemas'

/** The fields of a feature text that its page shows; the fragment below queries them. */
export type FeatureData = Pick<
  FeatureFields,
  | 'name'
  | 'title'
  | 'metaTitle'
  | 'description'
  | 'lead'
  | 'pictureAlt'
  | 'scene'
  | 'problem'
  | 'steps'
  | 'benefits'
  | 'faq'
  | 'closing'
> & { article: { html: string } }

export const featureFragment = graphql`
  fragment FeaturePage on Feature {
    name
    title
    metaTitle
    description
    lead
    pictureAlt
    scene {
      title
      text
      pictureAlt
    }
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
    closing
    article {
      html
    }
  }
`
