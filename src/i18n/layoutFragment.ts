import { graphql } from 'gatsby'
import type { RouteId } from '../site/routes'

/** What every page loads: its texts, and the names of the feature pages for the menus. */
export interface LayoutData {
  locales: { edges: { node: { ns: string; data: object; language: string } }[] }
  menu: { key: RouteId; name: string; summary: string }[]
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
    menu(language: $language) {
      key
      name
      summary
    }
  }
`
