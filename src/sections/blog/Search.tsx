import { useEffect, useRef, useState } from 'react'
import { Lens } from '../../components/illustrations/Lens'
import { useCopy, type Copy } from '../../i18n/useCopy'
import * as styles from './Search.module.css'
import * as tags from './TagLinks.module.css'
import { SearchResults } from './SearchResults'
import { useSearch, type SearchState } from './useSearch'

function message(state: SearchState, copy: Copy): string {
  if (state.status !== 'done') return copy(`search.${state.status}`)
  const [number, shown] = [state.total, state.hits.length]
  if (number === 0) return copy('search.none', { query: state.query })
  return shown < number ? copy('search.best', { number, shown }) : copy('search.found', { number })
}

/**
 * The search of the site; its summary opens it. A visitor may open it and type before the page is hydrated, so both are
 * read from the page then. The boot script closes it with Escape.
 */
export function Search() {
  const copy = useCopy('blog')
  const details = useRef<HTMLDetailsElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [state, setTyped] = useSearch(open)
  useEffect(() => {
    const box = details.current!
    const readPage = () => {
      setOpen(box.open)
      setTyped(input.current!.value)
      // If there are words already, or the focus is elsewhere, the visitor was faster than hydration: leave the focus.
      const isElsewhere = ![document.body, box.querySelector('summary')].includes(document.activeElement as HTMLElement)
      if (!box.open || input.current!.value || isElsewhere) return
      // On a phone the results would stand below the screen.
      box.lastElementChild!.scrollIntoView()
      input.current!.focus({ preventScroll: true })
    }
    box.addEventListener('toggle', readPage)
    if (box.open) readPage()
    return () => box.removeEventListener('toggle', readPage)
  }, [setTyped])
  return (
    <details ref={details} className={styles.search} name="search">
      <summary className={tags.pill}>
        <Lens />
        {copy('search.open')}
      </summary>
      <div role="search" className={`${styles.panel} folded`}>
        <label htmlFor="search-words">
          <strong>{copy('search.label')}</strong>
        </label>
        <input
          id="search-words"
          ref={input}
          className={styles.words}
          type="search"
          spellCheck={false}
          maxLength={100}
          // The style sheet reads from it whether there are words.
          placeholder=" "
          aria-describedby="search-hint search-status"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && details.current?.querySelector<HTMLElement>('li a')?.focus()}
        />
        <p id="search-hint" className="small-print">
          {copy('search.hint')}
        </p>
        <p id="search-status" role="status" className={styles.status}>
          {state.status === 'idle' ? (
            <>
              <span className="without-app">{copy('search.failed')}</span>
              <span className="until-app">{copy('search.working')}</span>
            </>
          ) : (
            // Screen readers hear the result only, not that the search works.
            <span aria-hidden={state.status === 'working' || undefined}>{message(state, copy)}</span>
          )}
        </p>
        {state.status === 'done' && state.total > 0 && <SearchResults hits={state.hits} />}
      </div>
    </details>
  )
}
