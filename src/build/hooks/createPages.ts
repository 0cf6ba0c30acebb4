import { join } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { isShown } from '../util/buildDay'
import { socialImageOf } from '../social/socialImage'
import { socialContents } from '../social/socialContent'
import { socialImagesDigest } from '../util/digest'
import type { PostRow } from '../pages/pageSet'
import { publicationId } from '../graphql/nodeIds'
import { pageList } from '../pages/pageList'
import { forgetParsed } from '../util/parsedFiles'
import { allPosts, asker } from '../pages/postRows'
import { siteLanguage } from '../util/siteLanguage'

/** Lets the articles that link to posts be made again when one of those comes out or is taken back. */
async function tellPublication(posts: readonly PostRow[], { actions, createContentDigest }: CreatePagesArgs) {
  const hidden = posts.filter((post) => !isShown(post)).map(({ key, language }) => `${key}/${language}`)
  const contentDigest = createContentDigest(hidden.sort())
  await actions.createNode({ id: publicationId, parent: null, children: [], internal: { type: 'Publication', contentDigest } })
}

/** Creates every page that `pageList` names. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  forgetParsed()
  const query = asker(args)
  const posts = await allPosts(query)
  await tellPublication(posts, args)
  const pages = pageList(posts.filter(isShown), siteLanguage())
  const contentOf = await socialContents(query, posts)
  const socialImages = socialImagesDigest()
  for (const { path, template, context } of pages) {
    const content = contentOf(context)
    args.actions.createPage({
      path,
      component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
      context: { ...context, ...(content && { socialImage: socialImageOf(content, socialImages) }) },
    })
  }
  args.reporter.info(`${pages.length} pages for the ${siteLanguage()} site`)
}
