import { join } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { publicationId } from '../graphql/nodeIds'
import { pageList } from '../pages/pageList'
import { siteContent, type SiteContent } from '../pages/siteContent'
import { socialContents } from '../social/socialContent'
import { socialImageOf } from '../social/socialImage'
import { isShown } from '../util/buildDay'
import { queryOf } from '../util/query'
import { siteLanguage } from '../util/siteLanguage'

/** Names the posts that are not out yet: articles that link to one are made again when its day has come. */
async function createPublication({ posts }: SiteContent, { actions, createContentDigest }: CreatePagesArgs) {
  const hidden = posts.filter((post) => !isShown(post)).map(({ key, language }) => `${key}/${language}`)
  const internal = { type: 'Publication', contentDigest: createContentDigest(hidden) }
  await actions.createNode({ id: publicationId, hidden, parent: null, children: [], internal })
}

/** Creates a page for every route, feature, post, tag, language and alias, from the nodes of the content. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const query = queryOf(args)
  const content = await siteContent(query)
  await createPublication(content, args)
  const contentOf = await socialContents(query)
  const pages = pageList({ ...content, posts: content.posts.filter(isShown) }, siteLanguage())
  for (const { path, template, context } of pages) {
    const drawn = contentOf(context)
    args.actions.createPage({
      path,
      component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
      context: { ...context, ...(drawn && { socialImage: socialImageOf(drawn) }) },
    })
  }
  args.reporter.info(`${pages.length} pages for the ${siteLanguage()} site`)
}
