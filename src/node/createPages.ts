import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pageList, type PostRow } from './pageList'
import { siteLanguage } from './siteLanguage'

const query = /* GraphQL */ `
  {
    allPost {
      nodes { key language slug date }
    }
  }
`

/** Creates every page that `pageList` names. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<{ allPost: { nodes: PostRow[] } }>(query)
  if (errors || !data) {
    reporter.panicOnBuild('The posts cannot be queried', errors as Error)
    return
  }
  const pages = pageList(data.allPost.nodes, siteLanguage())
  for (const { path, template, context } of pages)
    actions.createPage({ path, component: join(process.cwd(), 'src', 'templates', `${template}.tsx`), context })
  reporter.info(`${pages.length} pages for the ${siteLanguage()} site`)
}
