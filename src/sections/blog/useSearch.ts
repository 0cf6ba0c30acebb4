import { useEffect, useRef, useState } from 'react'
import { loadSearch, type SearchPages, type SearchResult } from './searchEngine'
import { entryState } from '../../state/history'
import { useCurrentPage } from '../../i18n/CurrentPage'

/** Milliseconds without a keystroke before the search begins. */
const debounceDelay = 200

interface Done extends SearchResult {
  status: 'done'
  query: string
}
export type SearchState = { status: 'idle' | 'working' } | { status: 'failed'; query: string } | Done

/**
 * The last result for each entry of the browser's history, by the key of the entry. A visitor who goes back gets the
 * result at once, so the page has its former height, and the link that was followed.
 */
const results = new Map<string | undefined, Done>()

/**
 * Returns the state of the search for the query typed last, and the function that sets it. Nothing is fetched
 * before the search is `open`. Results of older queries are dropped.
 */
export function useSearch(open: boolean): [SearchState, (typed: string) => void] {
  const { language } = useCurrentPage()
  const index = useRef<Promise<SearchPages>>(undefined)
  const [state, setState] = useState<Exclude<SearchState, { status: 'idle' | 'working' }> | undefined>(() =>
    results.get(entryState().key),
  )
  const [typed, setTyped] = useState(state?.query ?? '')
  const query = typed.trim()
  const [settled, setSettled] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), debounceDelay)
    return () => clearTimeout(timer)
  }, [query])
  useEffect(() => {
    if (!open) return
    const isLoaded = index.current !== undefined
    const ask = async () => {
      const search = await (index.current ??= loadSearch(language))
      return settled === '' ? undefined : search(settled)
    }
    let current = true
    ask()
      .catch((error: unknown) => {
        if (!isLoaded) throw error
        // The tab may be older than the last deployment, whose index has other files.
        index.current = undefined
        return ask()
      })
      .then((result) => {
        if (!current || !result) return
        const done: Done = { status: 'done', query: settled, ...result }
        results.set(entryState().key, done)
        setState(done)
      })
      .catch((error: unknown) => {
        console.info('The search failed.', error)
        index.current = undefined
        if (current) setState({ status: 'failed', query: settled })
      })
    return () => {
      current = false
    }
  }, [open, settled, language])
  return [state?.query === query ? state : { status: query === '' ? 'idle' : 'working' }, setTyped]
}
