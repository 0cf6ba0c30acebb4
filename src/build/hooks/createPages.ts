import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { hostPages } from '../pages/hostPages'
import { siteContent } from '../pages/siteContent'
import { socialContents } from '../social/socialContent'
import { socialImageOf } from '../social/renderSocialImage'
import { queryOf } from '../util/query'
import { hostLanguage } from '../util/hostLanguage'

/**
 * Gatsby's `createPages`: creates a page for every route, feature, post, tag, language and alias from the nodes of the
 * content.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const query = queryOf(args)
  const socialContentOf = await socialContents(query)
  const pages = hostPages(await siteContent(query), hostLanguage())
  for (const { path, template, context } of pages) {
    const drawn = socialContentOf(context)
    args.actions.createPage({
      path,
      component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
      context: { ...context, ...(drawn && { socialImage: socialImageOf(drawn) }) },
    })
  }
  args.reporter.info(`${pages.length} pages for the ${hostLanguage()} host`)
}
