import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { focusWrapperId } from '../site/gatsbyIds'
import { documentState } from '../state/documentState'
import { keepControls } from './keepControls'

/**
 * Events for which React would hydrate the whole page at once, however long that takes, before it lets the browser
 * answer.
 */
const urgent = `
  touchstart touchend touchcancel pointerdown pointerup pointercancel mousedown mouseup click auxclick dblclick contextmenu
  dragstart dragend drop keydown keypress keyup compositionstart compositionend beforeinput input change copy cut paste submit reset
`
  .trim()
  .split(/\s+/)

/**
 * Milliseconds after which React gets urgent events even if it has not finished: a page that never hydrates must not
 * stay deaf.
 */
const holdLimit = 10_000

/**
 * Keeps urgent events from React until the returned function is called, or the limit has passed. What they do natively
 * they do.
 */
function holdBack(): () => void {
  const over = new AbortController()
  setTimeout(() => over.abort(), holdLimit)
  const pass = (event: Event) => event.stopPropagation()
  for (const type of urgent) window.addEventListener(type, pass, { capture: true, signal: over.signal })
  return () => {
    over.abort()
    // Takes back the note that it has not come (tellIfAppIsLate.ts).
    documentState().app = 'ready'
  }
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/**
 * How Gatsby starts React (`replaceHydrateFunction` of its browser API): as a transition, so that a page is hydrated
 * in pieces between which the browser answers the visitor. Every control works natively until all of it is hydrated,
 * and what it was set to counts then (`chosenRadio.ts`). A page that a translator or an extension has changed React
 * makes anew, and a page without content is rendered.
 */
export const replaceHydrateFunction = () => (app: ReactNode, container: Element) =>
  startTransition(() => {
    const hasContent = container.querySelector(`#${focusWrapperId} > *`) !== null
    if (hasContent) keepControls()
    const page = <Hydrated onHydrated={holdBack()}>{app}</Hydrated>
    if (hasContent) hydrateRoot(container, page)
    else createRoot(container).render(page)
  })
