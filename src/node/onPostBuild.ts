import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { admin } from './outputs/admin'
import type { BuiltSite, Output } from './outputs/outputFile'
import { robots } from './outputs/robots'
import { pageList } from './pageList'
import { asker, postRows } from './postRows'
import { siteLanguage } from './siteLanguage'

/** What is written beside the pages. */
const outputs: readonly Output[] = [robots, admin]

/** Writes the files that are made from the whole site: for crawlers, readers of feeds, hosts. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const query = asker(args)
  const site: BuiltSite = {
    siteLanguage: siteLanguage(),
    pages: pageList(await postRows(query), siteLanguage()),
    query,
    contentSecurityPolicy: "default-src 'self'",
  }
  for (const output of outputs)
    for (const { path, content } of await output(site)) {
      const file = join(process.cwd(), 'public', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
}
