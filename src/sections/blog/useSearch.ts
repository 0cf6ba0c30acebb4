import { useEffect, useRef, useState } from 'react'
import { loadSearch, type FindPages, type SearchAnswer } from './searchEngine'
import { useCurrentPage } from '../../i18n/CurrentPage'

/** Milliseconds without a keystroke after which the words are searched. */
const pause = 200

interface Done extends SearchAnswer {
  status: 'done'
  words: string
}
export type SearchState = { status: 'idle' | 'working' } | { status: 'failed'; words: string } | Done

/**
 * What the search has found for some words. Nothing is fetched before it is `open`; an answer that comes too late is
 * dropped.
 */
export function useSearch(typed: string, open: boolean): SearchState {
  const { language } = useCurrentPage()
  const engine = useRef<Promise<FindPages>>(undefined)
  const [state, setState] = useState<Exclude<SearchState, { status: 'idle' | 'working' }>>()
  const words = typed.trim()
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  useEffect(() => {
    if (!open) return
    engine.current ??= loadSearch(language)
    let current = true
    engine.current
      .then((search) => (settled === '' ? undefined : search(settled)))
      .then((answer) => {
        if (current && answer) setState({ status: 'done', words: settled, ...answer })
      })
      .catch((error: unknown) => {
        console.info('The search failed.', error)
        engine.current = undefined
        if (current) setState({ status: 'failed', words: settled })
      })
    return () => {
      current = false
    }
  }, [open, settled, language])
  if (state?.words === words) return state
  return { status: words === '' ? 'idle' : 'working' }
}
