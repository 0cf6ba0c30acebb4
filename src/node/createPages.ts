import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { cardOf } from './cards/card'
import { cardContents } from './cards/cardContent'
import { cardsDigest, queriesDigest } from './digest'
import { pageList } from './pageList'
import { asker, postRows } from './postRows'
import { siteLanguage } from './siteLanguage'

/** Creates every page that `pageList` names. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, reporter } = args
  const query = asker(args)
  const pages = pageList(await postRows(query), siteLanguage())
  const edition = queriesDigest()
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
