import { join } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { hiddenPostsId } from '../graphql/nodeIds'
import { hostPages } from '../pages/hostPages'
import { siteContent, type PostRow } from '../pages/siteContent'
import { socialContents } from '../social/socialContent'
import { socialImageOf } from '../social/renderSocialImage'
import { queryOf } from '../util/query'
import { siteLanguage } from '../util/siteLanguage'

/**
 * Creates a node that names the posts that are not published yet. Articles that link to such a post are rendered again
 * when it is published.
 */
async function createHiddenPosts(posts: readonly PostRow[], { actions, createContentDigest }: CreatePagesArgs) {
  const hidden = posts.map(({ key, language }) => `${key}/${language}`)
  const internal = { type: 'HiddenPosts', contentDigest: createContentDigest(hidden) }
  await actions.createNode({ id: hiddenPostsId, hidden, parent: null, children: [], internal })
}

/**
 * Gatsby's `createPages`: creates a page for every route, feature, post, tag, language and alias from the nodes of the
 * content.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const query = queryOf(args)
  const content = await siteContent(query)
  await createHiddenPosts(content.hidden, args)
  const contentOf = await socialContents(query)
  const pages = hostPages(content, siteLanguage())
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
