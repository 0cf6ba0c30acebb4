import { join } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { isShown } from './buildDay'
import { cardOf } from './cards/card'
import { cardContents } from './cards/cardContent'
import { cardsDigest } from './digest'
import type { PostRow } from './family'
import { publicationId } from './nodeIds'
import { pageList } from './pageList'
import { forgetParsed } from './parsedFiles'
import { allPosts, asker } from './postRows'
import { siteLanguage } from './siteLanguage'

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
  const contentOf = await cardContents(query, posts)
  const cards = cardsDigest()
  for (const { path, template, context } of pages) {
    const content = contentOf(context)
    args.actions.createPage({
      path,
      component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
      context: { ...context, ...(content && { card: cardOf(content, cards) }) },
    })
  }
  args.reporter.info(`${pages.length} pages for the ${siteLanguage()} site`)
}
