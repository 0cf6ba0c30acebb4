import { targetOf } from './targetOf'

/** What a visitor acts on. */
const controls = 'a, button, input, select, summary, label'

/** Events that come before a click, a tap or a key press does something. */
const signs = ['pointerover', 'touchstart', 'pointerdown', 'focusin', 'keydown']

/** Milliseconds after the page has loaded in which a visitor who only reads is left alone. */
const quietTime = 12_000

/** What the browser says of the connection; not in every browser. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True where a download that nobody has asked for is no burden. */
function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g'
}

/**
 * Calls `start` once: at the first sign that the visitor is about to use a control or a key, else late, where the
 * connection is good. What it returns calls `start` too, unless it has been called: for a page without content, say.
 */
export function onIntent(start: () => void): () => void {
  const done = new AbortController()
  const once = () => {
    if (done.signal.aborted) return
    done.abort()
    start()
  }
  const onSign = (event: Event) => {
    if (event.type === 'keydown' || targetOf(event)?.closest(controls)) once()
  }
  for (const sign of signs)
    document.addEventListener(sign, onSign, { passive: true, capture: true, signal: done.signal })
  if (isGoodConnection()) window.addEventListener('load', () => setTimeout(once, quietTime), { signal: done.signal })
  return once
}
