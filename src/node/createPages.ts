import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { isShown } from './buildDay'
import { cardOf } from './cards/card'
import { cardContents } from './cards/cardContent'
import { cardsDigest, queriesDigest } from './digest'
import type { PostRow } from './family'
import { pageList } from './pageList'
import { allPostRows, asker } from './postRows'
import { siteLanguage } from './siteLanguage'

/** Articles lose their links to posts that are not out yet, so queries have to be asked again when one comes out. */
const editionOf = (posts: readonly PostRow[]) =>
  [queriesDigest(), ...posts.filter((post) => !isShown(post)).map(({ key, language }) => `${key}/${language}`).sort()].join(' ')

/** Creates every page that `pageList` names. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, reporter } = args
  const query = asker(args)
  const posts = await allPostRows(query)
  const pages = pageList(posts.filter(isShown), siteLanguage())
  const edition = editionOf(posts)
  const contentOf = await cardContents(query)
  const cards = cardsDigest()
  for (const { path, template, context } of pages) {
    const content = contentOf(context)
    actions.createPage({
      path,
      component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
      context: { ...context, edition, ...(content && { card: cardOf(content, cards) }) },
    })
  }
  reporter.info(`${pages.length} pages for the ${siteLanguage()} site`)
}
