import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutMarks } from '../../site/invisible'
import { kindOfTemplate } from '../../site/pageKinds'
import { languageCodes, type Language } from '../../site/languages'
import { searchFolder } from '../../site/searchIndex'
import { inParallel } from '../util/inParallel'
import { builtFolder } from '../util/gatsbyInternals'
import { isAtOwnPath, type Page } from '../pages/hostPages'
import type { BuiltSite, FileMaker, SiteFile } from './siteFile'

/**
 * Gatsby makes a `require` of `import()`, which the library's package does not offer; its file can be required all the
 * same.
 */
export const pagefindFile = join(process.cwd(), 'node_modules', 'pagefind', 'lib', 'index.js')

/** Pages on their way to Pagefind's process at a time: enough to keep it busy. */
const atOnce = 32

/** Files of the index that this site's own search control does not use. */
const unused = /-ui\.(js|css)$|pagefind-highlight\.js$|wasm\.unknown\.pagefind$/

/** Pages in a language that can be found: each once, at its own path on this build. */
const searchedPages = ({ pages }: BuiltSite, language: Language): Page[] =>
  pages.filter(
    (page) => page.context.language === language && kindOfTemplate(page.template).searched && isAtOwnPath(page),
  )

/**
 * A page without what stands around its main part, which Pagefind would have to read on every page, and with whole
 * words.
 */
function mainOf(html: string): string {
  const start = /^.*?<html[^>]*>/s.exec(html)?.[0] ?? ''
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return `${start}<body>${withoutMarks(main)}</main></body></html>`
}

/** Pictures, whose words listeners do not hear either: an excerpt of a drawn invoice tells nothing. */
const drawn = ['[aria-hidden="true"]', '[role="img"]']

/**
 * The index of the search (pagefind.app) in a language: the main part of each page in stemmed words, without pictures
 * and what is marked `data-pagefind-ignore`. Throws with what Pagefind complains about.
 */
async function indexOf(pages: readonly Page[], folder: string): Promise<SiteFile[]> {
  const { createIndex } = (await import(pagefindFile)) as typeof import('pagefind')
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: drawn })
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

/** An index for each language. */
export const search: FileMaker = async (site) => {
  const indexes = languageCodes.map((language) => indexOf(searchedPages(site, language), searchFolder(language)))
  return (await Promise.all(indexes)).flat()
}
