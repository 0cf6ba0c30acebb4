import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { queriesDigest } from './digest'
import type { PostRow } from './pageFamilies'
import { pageList } from './pageList'
import { siteLanguage } from './siteLanguage'

const query = /* GraphQL */ `
  {
    allPost {
      nodes { key language slug date }
    }
  }
`

interface Posts {
  allPost: { nodes: PostRow[] }
}

interface Result {
  data?: Posts
  errors?: Error[]
}

/** Creates every page that `pageList` names. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, reporter } = args
  const result: Result = await args.graphql<Posts>(query)
  const { data, errors } = result
  if (errors || !data) {
    reporter.panicOnBuild('The posts cannot be queried', errors)
    return
  }
  const pages = pageList(data.allPost.nodes, siteLanguage())
  const edition = queriesDigest()
  for (const { path, template, context } of pages)
    actions.createPage({
      path,
      component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
      context: { ...context, edition },
    })
  reporter.info(`${pages.length} pages for the ${siteLanguage()} site`)
}
