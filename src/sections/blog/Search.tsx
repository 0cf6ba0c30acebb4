import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/buttonClass'
import { Lens } from '../../components/illustrations/Lens'
import { useCopy, type Copy } from '../../i18n/useCopy'
import * as styles from './Search.module.css'
import { SearchResults } from './SearchResults'
import { useSearch, type SearchState } from './useSearch'

function message(state: SearchState, copy: Copy): string {
  if (state.status === 'idle') return ''
  if (state.status !== 'done') return copy(`search.${state.status}`)
  const [number, shown] = [state.total, state.hits.length]
  if (number === 0) return copy('search.none', { query: state.words })
  return shown < number ? copy('search.best', { number, shown }) : copy('search.found', { number })
}

/**
 * The search behind its summary. It may be open, and words typed, before the page is hydrated: both are read from the
 * page then. Escape closes it.
 */
export function Search() {
  const copy = useCopy('blog')
  const details = useRef<HTMLDetailsElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [state, type] = useSearch(open)
  useEffect(() => {
    const box = details.current!
    const follow = () => {
      setOpen(box.open)
      type(input.current!.value)
      // Where words stand already, or something else has the focus, the visitor was here before this program.
      const isElsewhere = ![document.body, box.querySelector('summary')].includes(document.activeElement as HTMLElement)
      if (box.open && !input.current!.value && !isElsewhere) input.current!.focus()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !box.open) return
      box.open = false
      box.querySelector('summary')!.focus()
    }
    box.addEventListener('toggle', follow)
    box.addEventListener('keydown', onKey)
    if (box.open) follow()
    return () => {
      box.removeEventListener('toggle', follow)
      box.removeEventListener('keydown', onKey)
    }
  }, [type])
  return (
    <details ref={details} className={styles.search}>
      <summary className={buttonClass('quiet')}>
        <Lens />
        {copy('search.open')}
      </summary>
      <div role="search" className={styles.panel} data-needs-app>
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
          aria-describedby="search-hint"
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && details.current?.querySelector<HTMLElement>('li a')?.focus()}
        />
        <p id="search-hint" className="small-print">
          {copy('search.hint')}
        </p>
        <p className="without-app">{copy('search.failed')}</p>
        <p id="search-status" role="status" className={styles.status}>
          {/* While somebody types only what was found is said. */}
          <span aria-hidden={state.status === 'working' || undefined}>{message(state, copy)}</span>
        </p>
        {state.status === 'done' && <SearchResults hits={state.hits} />}
      </div>
    </details>
  )
}
