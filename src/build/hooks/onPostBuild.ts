import type { GatsbyNode } from 'gatsby'
import { bootScript } from '../app/bootScript'
import { builtApp, bundledFiles, removeOldBundles } from '../app/builtApp'
import { feeds } from '../files/feeds'
import { icons } from '../files/iconFiles'
import { licenses } from '../files/licenses'
import { manifest } from '../files/manifest'
import { revision } from '../files/revision'
import { robots } from '../files/robots'
import { search } from '../files/search'
import { securityText } from '../files/securityText'
import type { BuiltSite, FileMaker } from '../files/siteFile'
import { sitemap } from '../files/sitemap'
import { socialImages } from '../files/socialImages'
import { writeSiteFiles } from '../files/writeSiteFiles'
import { setUnusedMediaAside } from '../images/unusedMedia'
import { hostFormerAddresses } from '../pages/formerAddresses'
import { hostPages } from '../pages/hostPages'
import { siteContent } from '../pages/siteContent'
import { checkPages } from '../policy/checkPages'
import { contentSecurityPolicy, policies } from '../policy/policies'
import { builtFolder } from '../util/gatsbyInNode'
import { queryOf } from '../util/query'
import { hostLanguage } from '../util/hostLanguage'

const folder = builtFolder()

/** The site files that this room makes, except the licences. */
const fileMakers: readonly FileMaker[] = [
  robots,
  sitemap,
  feeds,
  search,
  icons,
  manifest,
  securityText,
  revision,
  socialImages,
]

/**
 * Returns Gatsby's `onPostBuild`. It writes the files that are made from the whole site (for crawlers, feed readers and
 * hosts), and stops the build if it finds issues. `otherMakers` are file makers of other rooms.
 */
export const onPostBuildWith =
  (otherMakers: readonly FileMaker[]): NonNullable<GatsbyNode['onPostBuild']> =>
  async (args) => {
    removeOldBundles()
    setUnusedMediaAside()
    const query = queryOf(args)
    const content = await siteContent(query)
    const inlineScripts = [await bootScript(hostLanguage(), builtApp())]
    const site: BuiltSite = {
      hostLanguage: hostLanguage(),
      pages: hostPages(content, hostLanguage()),
      posts: content.posts,
      formerAddresses: hostFormerAddresses(content, hostLanguage()),
      query,
      contentSecurityPolicy: contentSecurityPolicy(policies.site, inlineScripts),
    }
    await writeSiteFiles(folder, [...fileMakers, licenses(bundledFiles()), ...otherMakers], site)
    const issues = checkPages(folder, inlineScripts)
    if (issues.length > 0) args.reporter.panic(`This build may not be published:\n${issues.join('\n')}`)
  }
