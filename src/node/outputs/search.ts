import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localPath } from '../../site/paths'
import { routes } from '../../site/routes'
import { searchFolder } from '../../site/searchIndex'
import type { Page } from '../pageList'
import type { BuiltSite, Output, OutputFile } from './outputFile'

/** Gatsby makes a `require` of `import()`, which the library's package does not offer; its file can be required all the same. */
const library = join(process.cwd(), 'node_modules', 'pagefind', 'lib', 'index.js')

/** Templates whose pages can be found: texts, no lists. */
const searched = new Set(['Feature', 'Post', 'Legal'])

/** Files of the index that this site's own search control does not use. */
const unused = /-ui\.(js|css)$|pagefind-highlight\.js$|wasm\.unknown\.pagefind$/

/** Pages that can be found: each once, at its own path on this build. */
const searchedPages = ({ pages, siteLanguage }: BuiltSite): Page[] =>
  pages.filter(({ path, context: { route, language, twins } }) => {
    const own = twins[language]
    return searched.has(routes[route].template) && own !== undefined && path === localPath(own, language, siteLanguage)
  })

/** The list of languages comes in any order; sorted, the same content gives the same bytes. */
function inOrder({ path, content }: OutputFile): OutputFile {
  if (!path.endsWith('pagefind-entry.json')) return { path, content }
  const entry = JSON.parse(Buffer.from(content).toString()) as { languages: object }
  const languages = Object.fromEntries(Object.entries(entry.languages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { path, content: JSON.stringify({ ...entry, languages }) }
}

/**
 * The index of the search (pagefind.app): the main part of each page in the stemmed words of its language, without what is marked
 * `data-pagefind-ignore`. Throws with what Pagefind complains about.
 */
export const search: Output = async (site) => {
  const { close, createIndex } = (await import(library)) as typeof import('pagefind')
  const { index, errors } = await createIndex({ rootSelector: 'main' })
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`)
  for (const { path } of searchedPages(site)) {
    const added = await index.addHTMLFile({ url: path, content: readFileSync(join(process.cwd(), 'public', path, 'index.html'), 'utf8') })
    if (added.errors.length > 0) throw new Error(`${path} cannot be searched: ${added.errors.join('; ')}`)
  }
  const { files } = await index.getFiles()
  await close()
  return files
    .filter(({ path }) => !unused.test(path))
    .map(({ path, content }) => inOrder({ path: `${searchFolder}/${path}`, content }))
}
