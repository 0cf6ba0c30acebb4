import { targetOf } from '../events'

/** What a visitor can use. */
const controls = 'a, button, input, select, summary, label'

/** Events that come before a click, a tap or a key press does something. */
const intentEvents = ['pointerover', 'touchstart', 'pointerdown', 'focusin', 'keydown']

/** Milliseconds after the load event before the download starts without one of them. */
const quietTime = 12_000

/** What some browsers tell about the connection. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True if a download that nobody has asked for does no harm. */
function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g'
}

/**
 * Calls `start` once: before the visitor uses a control or presses a key, or, on a good connection, some time after
 * the page has loaded. Returns a function that calls `start` at once unless it has been called.
 */
export function onIntent(start: () => void): () => void {
  const done = new AbortController()
  const once = () => {
    if (done.signal.aborted) return
    done.abort()
    start()
  }
  const onEvent = (event: Event) => {
    if (event.type === 'keydown' || targetOf(event)?.closest(controls)) once()
  }
  for (const name of intentEvents)
    document.addEventListener(name, onEvent, { passive: true, capture: true, signal: done.signal })
  if (isGoodConnection()) window.addEventListener('load', () => setTimeout(once, quietTime), { signal: done.signal })
  return once
}
