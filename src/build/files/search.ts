import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutInvisible } from '../../site/invisible'
import { kindOfTemplate } from '../../site/pageKinds'
import { languageCodes, type Language } from '../../site/languages'
import { searchFolder } from '../../site/searchIndex'
import { inParallel } from '../util/inParallel'
import { builtFolder } from '../util/gatsbyInNode'
import { isAtOwnPath, type Page } from '../pages/hostPages'
import type { BuiltSite, FileMaker, SiteFile } from './siteFile'

/**
 * Gatsby compiles `import()` to `require`. The package exports nothing for `require`, but its file can be required by
 * its path.
 */
export const pagefindFile = join(process.cwd(), 'node_modules', 'pagefind', 'lib', 'index.js')

/** Number of pages that are sent to Pagefind's process at the same time: enough to keep it busy. */
const atOnce = 32

/** Files of the index that the site's search control does not use. */
const unused = /-ui\.(js|css)$|pagefind-highlight\.js$|wasm\.unknown\.pagefind$/

/** Returns the pages of a language that the search finds, each once, at its own path on this build. */
const searchedPages = ({ pages }: BuiltSite, language: Language): Page[] =>
  pages.filter(
    (page) => page.context.language === language && kindOfTemplate(page.template).searchable && isAtOwnPath(page),
  )

/**
 * Returns a page with its main part only, so that Pagefind does not have to read the rest on every page. Invisible
 * marks are removed, so that words are whole.
 */
function mainOf(html: string): string {
  const start = /^.*?<html[^>]*>/s.exec(html)?.[0] ?? ''
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return `${start}<body>${withoutInvisible(main)}</main></body></html>`
}

/**
 * Selectors of pictures. Screen readers do not read their words either, and an excerpt from a drawn invoice would not
 * help.
 */
const pictureSelectors = ['[aria-hidden="true"]', '[role="img"]']

/**
 * Makes the search index (pagefind.app) of a language: the stemmed words of the main part of each page, without
 * pictures and parts marked `data-pagefind-ignore`. Throws with Pagefind's errors.
 */
async function indexOf(pages: readonly Page[], folder: string): Promise<SiteFile[]> {
  const { createIndex } = (await import(pagefindFile)) as typeof import('pagefind')
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: pictureSelectors })
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`)
  await inParallel(pages, atOnce, async ({ path }) => {
    const content = mainOf(readFileSync(join(builtFolder(), path, 'index.html'), 'utf8'))
    const added = await index.addHTMLFile({ url: path, content })
    if (added.errors.length > 0) throw new Error(`${path} cannot be searched: ${added.errors.join('; ')}`)
  })
  const { files } = await index.getFiles()
  await index.deleteIndex()
  return files
    .filter(({ path }) => !unused.test(path))
    .map(({ path, content }) => ({ path: `${folder}/${path}`, content }))
}

/** Makes a search index for each language. */
export const search: FileMaker = async (site) => {
  const indexes = languageCodes.map((language) => indexOf(searchedPages(site, language), searchFolder(language)))
  return (await Promise.all(indexes)).flat()
}
