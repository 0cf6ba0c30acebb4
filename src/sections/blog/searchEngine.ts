import type { Language } from '../../site/languages'
import { shownExcerpt } from './excerpt'
import { searchIndexPath, searchScriptPath } from '../../site/searchIndex'

/** A page that a search found. */
export interface SearchHit {
  /** Path on this build. */
  path: string
  title: string
  /** Name of the page above it; undefined if that is the front page. */
  kind?: string
  /** HTML of an excerpt; the words searched for stand in `<mark>`. */
  excerpt: string
}

export interface SearchResult {
  hits: SearchHit[]
  /** Number of all pages found; `hits` are the best of them. */
  total: number
}

export type SearchPages = (query: string) => Promise<SearchResult>

/** Number of pages that a result shows at most. */
const maxHits = 8

/** The part of Pagefind's API that is used here (pagefind.app, "Search API"). */
interface Pagefind {
  createInstance: (options: { basePath: string; excerptLength: number }) => {
    search: (query: string) => Promise<{
      results: { data: () => Promise<{ url: string; excerpt: string; meta: { title: string; kind?: string } }> }[]
    }>
  }
}

/**
 * Loads the search program and the index of a language, and returns the function that searches it. Pagefind lies beside
 * the pages and is no part of the application, so it is fetched only here. Rejects if it cannot be loaded.
 */
export async function loadSearch(language: Language): Promise<SearchPages> {
  const pagefind = (await import(/* webpackIgnore: true */ searchScriptPath(language))) as Pagefind
  const index = pagefind.createInstance({ basePath: searchIndexPath(language), excerptLength: 16 })
  return async (query) => {
    const { results } = await index.search(query)
    const pages = await Promise.all(results.slice(0, maxHits).map((result) => result.data()))
    return {
      hits: pages.map(({ url, excerpt, meta }) => ({
        path: url,
        ...meta,
        excerpt: shownExcerpt(excerpt, meta.title),
      })),
      total: results.length,
    }
  }
}
