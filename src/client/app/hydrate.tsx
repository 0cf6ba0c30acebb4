import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { focusWrapperId } from '../../site/gatsbyIds'
import { documentState } from '../../state/documentState'
import { saveControls } from '../saveControls'

/** Events for which React hydrates the whole page at once; the browser cannot respond until that is done. */
const urgent = `
  touchstart touchend touchcancel pointerdown pointerup pointercancel mousedown mouseup click auxclick dblclick contextmenu
  dragstart dragend drop keydown keypress keyup compositionstart compositionend beforeinput input change copy cut paste submit reset
`
  .trim()
  .split(/\s+/)

/**
 * Milliseconds after which React gets urgent events even if it has not finished. Otherwise a page that never hydrates
 * would ignore its visitor.
 */
const holdTimeout = 10_000

/**
 * Stops urgent events before they reach React, until the returned function is called or the limit has passed. Their
 * native effects stay.
 */
function holdBack(): () => void {
  const released = new AbortController()
  setTimeout(() => released.abort(), holdTimeout)
  const stop = (event: Event) => event.stopPropagation()
  for (const type of urgent) window.addEventListener(type, stop, { capture: true, signal: released.signal })
  return () => {
    released.abort()
    // This also hides the note that the application has not come (tellIfAppIsLate.ts).
    documentState().app = 'ready'
  }
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Starts React for Gatsby (`replaceHydrateFunction` of its browser API) in a transition: the page is hydrated in
 * pieces, and between them the browser responds to the visitor. Until all of the page is hydrated every control works
 * natively; its setting is then taken over (`chosenRadio.ts`). If a translator or an extension has changed the page,
 * React renders it anew. A page without content is rendered, not hydrated.
 */
export const replaceHydrateFunction = () => (app: ReactNode, container: Element) =>
  startTransition(() => {
    const hasContent = container.querySelector(`#${focusWrapperId} > *`) !== null
    if (hasContent) saveControls()
    const page = <Hydrated onHydrated={holdBack()}>{app}</Hydrated>
    if (hasContent) hydrateRoot(container, page)
    else createRoot(container).render(page)
  })
