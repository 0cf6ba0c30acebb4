import { graphql } from 'gatsby'
import type { RouteId } from '../site/routes'

/** The words for a link to a feature page. */
export interface FeatureTeaser {
  key: RouteId
  name: string
  summary: string
}

/** What every page loads: its texts, and the feature pages for the menus. */
export interface LayoutData {
  locales: { edges: { node: { ns: string; data: object; language: string } }[] }
  features: FeatureTeaser[]
}

export const layoutFragment = graphql`
  fragment Layout on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          data: texts
          language
        }
      }
    }
    features(language: $language) {
      key
      name
      summary
    }
  }
`
