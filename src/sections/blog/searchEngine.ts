import type { Language } from '../../site/languages'
import { searchPath, searchProgram } from '../../site/searchIndex'

/** A page that was found. */
export interface SearchHit {
  /** Path on this build. */
  path: string
  title: string
  /** HTML of the text around the words, which stand in `<mark>`. */
  excerpt: string
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** Number of pages found, of which `hits` are the best. */
  total: number
}

export type FindPages = (words: string) => Promise<SearchAnswer>

/** Pages shown at most. */
const shown = 8

/** An excerpt that begins or ends in the middle of a sentence says so. */
const cut = (excerpt: string) =>
  `${/^(<mark>)?[\p{Lu}\d]/u.test(excerpt) ? '' : '… '}${excerpt}${/[.!?](<\/mark>)?$/.test(excerpt) ? '' : ' …'}`

/** The parts of Pagefind's program that are used here (pagefind.app, "Search API"). */
interface Program {
  createInstance: (options: { basePath: string; excerptLength: number }) => {
    search: (
      words: string,
    ) => Promise<{ results: { data: () => Promise<{ url: string; excerpt: string; meta: { title: string } }> }[] }>
  }
}

/**
 * Loads the search program and the index of a language, and answers with the function that searches it. The program
 * lies beside the pages and is no part of the app, so it is only fetched here.
 */
export async function loadSearch(language: Language): Promise<FindPages> {
  const program = (await import(/* webpackIgnore: true */ searchProgram(language))) as Program
  const engine = program.createInstance({ basePath: searchPath(language), excerptLength: 24 })
  return async (words) => {
    const { results } = await engine.search(words)
    const found = await Promise.all(results.slice(0, shown).map((result) => result.data()))
    return {
      hits: found.map(({ url, excerpt, meta }) => ({ path: url, title: meta.title, excerpt: cut(excerpt) })),
      total: results.length,
    }
  }
}
