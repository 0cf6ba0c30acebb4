import { useEffect, useRef, useState } from 'react'
import { loadSearch, type FindPages, type SearchAnswer } from './searchEngine'
import { entryState } from '../../state/history'
import { useCurrentPage } from '../../i18n/CurrentPage'

/** Milliseconds without a keystroke before the search begins. */
const pause = 200

interface Done extends SearchAnswer {
  status: 'done'
  words: string
}
export type SearchState = { status: 'idle' | 'working' } | { status: 'failed'; words: string } | Done

/**
 * The last answer for each entry of the browser's history, by the key of the entry. A visitor who goes back gets the
 * answer at once, so the page has its former height, and the link that was followed.
 */
const answers = new Map<string | undefined, Done>()

/**
 * Returns the state of the search for the words typed last, and the function that sets these words. Nothing is fetched
 * before the search is `open`. Answers for older words are dropped.
 */
export function useSearch(open: boolean): [SearchState, (typed: string) => void] {
  const { language } = useCurrentPage()
  const engine = useRef<Promise<FindPages>>(undefined)
  const [state, setState] = useState<Exclude<SearchState, { status: 'idle' | 'working' }> | undefined>(() =>
    answers.get(entryState().key),
  )
  const [typed, setTyped] = useState(state?.words ?? '')
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
        if (!current || !answer) return
        const done: Done = { status: 'done', words: settled, ...answer }
        answers.set(entryState().key, done)
        setState(done)
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
  return [state?.words === words ? state : { status: words === '' ? 'idle' : 'working' }, setTyped]
}
