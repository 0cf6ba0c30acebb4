import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { queriesDigest } from './digest'
import { pageList } from './pageList'
import { asker, postRows } from './postRows'
import { siteLanguage } from './siteLanguage'

/** Creates every page that `pageList` names. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, reporter } = args
  const pages = pageList(await postRows(asker(args)), siteLanguage())
  const edition = queriesDigest()
  for (const { path, template, context } of pages)
    actions.createPage({
      path,
      component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
      context: { ...context, edition },
    })
  reporter.info(`${pages.length} pages for the ${siteLanguage()} site`)
}
