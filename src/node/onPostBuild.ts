import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { searchFolder } from '../site/searchIndex'
import { adminPath } from './adminPolicy'
import { bootScript } from './bootScript'
import { builtApp, removeOldBundles } from './builtApp'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { checkPages } from './gate/checkPages'
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
import { pageList } from './pageList'
import { asker, postRows } from './postRows'
import { siteLanguage } from './siteLanguage'

const folder = join(process.cwd(), 'public')

/** What is written beside the pages. */
const outputs: readonly Output[] = [robots, sitemap, feeds, search, cards, icons, manifest, securityText, revision, admin, hostRules]

/** Folders that hold output files only: emptied first, so that nothing of an older build stays. */
const outputFolders = [searchFolder, adminPath.slice(1)]

/** Writes the files that are made from the whole site (for crawlers, readers of feeds, hosts), and refuses pages with faults. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  removeOldBundles()
  const query = asker(args)
  const inlineScripts = [bootScript(siteLanguage(), builtApp())]
  const site: BuiltSite = {
    siteLanguage: siteLanguage(),
    pages: pageList(await postRows(query), siteLanguage()),
    query,
    contentSecurityPolicy: contentSecurityPolicy(inlineScripts),
  }
  for (const name of outputFolders) rmSync(join(folder, name), { recursive: true, force: true })
  for (const output of outputs)
    for (const { path, content } of await output(site)) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  const faults = checkPages(folder, inlineScripts)
  if (faults.length > 0) args.reporter.panic(`Pages that may not be published:\n${faults.join('\n')}`)
}
