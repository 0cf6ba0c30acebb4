import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { adminPath } from './adminPolicy'
import { bootScript } from './bootScript'
import { builtApp, removeOldBundles } from './builtApp'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { checkPages } from './gate/checkPages'
import { pageDigests } from './gate/pageDigests'
import { rememberSound } from './gate/soundPages'
import { hostRules } from './hosts/hostRules'
import { admin } from './outputs/admin'
import { cards } from './outputs/cards'
import { feeds } from './outputs/feeds'
import { icons } from './outputs/icons'
import { manifest } from './outputs/manifest'
import type { BuiltSite, Output } from './outputs/outputFile'
import { revision } from './outputs/revision'
import { robots } from './outputs/robots'
import { search } from './outputs/search'
import { securityText } from './outputs/securityText'
import { sitemap } from './outputs/sitemap'
import { writeOutputs } from './outputs/writeOutputs'
import { pageList } from './pageList'
import { asker, shownPosts } from './postRows'
import { siteLanguage } from './siteLanguage'

const folder = join(process.cwd(), 'public')

/** What is written beside the pages. */
const outputs: readonly Output[] = [robots, sitemap, feeds, search, cards, icons, manifest, securityText, revision, admin, hostRules]

/** Writes the files that are made from the whole site (for crawlers, readers of feeds, hosts), and refuses pages with faults. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  removeOldBundles()
  const query = asker(args)
  const posts = await shownPosts(query)
  const digests = pageDigests(folder)
  const inlineScripts = [bootScript(siteLanguage(), builtApp())]
  const site: BuiltSite = {
    siteLanguage: siteLanguage(),
    pages: pageList(posts, siteLanguage()),
    posts,
    digests,
    query,
    contentSecurityPolicy: contentSecurityPolicy(inlineScripts),
  }
  const [faults] = await Promise.all([checkPages(folder, digests, inlineScripts), writeOutputs(folder, outputs, site)])
  faults.push(...(await checkPages(folder, pageDigests(folder, adminPath.slice(1)), inlineScripts)))
  if (faults.length > 0) args.reporter.panic(`Pages that may not be published:\n${faults.join('\n')}`)
  rememberSound(folder, inlineScripts, digests.values())
}
