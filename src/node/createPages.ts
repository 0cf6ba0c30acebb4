import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { isShown } from './buildDay'
import { queriesDigest } from './digest'
import type { PostRow } from './family'
import { pageList } from './pageList'
import { allPostRows, asker } from './postRows'
import { siteLanguage } from './siteLanguage'

/** Articles lose their links to posts that are not out yet, so queries have to be asked again when one comes out. */
const edition = (posts: readonly PostRow[]) =>
  [queriesDigest(), ...posts.filter((post) => !isShown(post)).map(({ key, language }) => `${key}/${language}`).sort()].join(' ')

/** Creates every page that `pageList` names. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, reporter } = args
  const posts = await allPostRows(asker(args))
  const pages = pageList(posts.filter(isShown), siteLanguage())
  const context = { edition: edition(posts) }
  for (const page of pages)
    actions.createPage({
      path: page.path,
      component: join(process.cwd(), 'src', 'templates', `${page.template}.tsx`),
      context: { ...page.context, ...context },
    })
  reporter.info(`${pages.length} pages for the ${siteLanguage()} site`)
}
