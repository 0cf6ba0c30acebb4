import { useEffect, useRef, type RefObject } from 'react'

/** Makes what scrolls a tab stop. A table has a name of its own; the frame of an article's table gets the same name. */
function updateTabStop(frame: Element): void {
  const name = frame.querySelector('table')?.getAttribute('aria-labelledby')
  for (const [attribute, value] of Object.entries({
    tabindex: '0',
    ...(name && { role: 'group', 'aria-labelledby': name }),
  }))
    if (frame.scrollWidth > frame.clientWidth) frame.setAttribute(attribute, value)
    else frame.removeAttribute(attribute)
}

/**
 * Returns a ref for the contents of a page: tables in it that scroll can be reached by keyboard. Before hydration the
 * browser decides; most browsers do the same.
 */
export function useTableStops(): RefObject<HTMLElement> {
  const contents = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => updateTabStop(target)))
    for (const frame of contents.current!.querySelectorAll('.table, table:not(.table *)')) observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return contents
}
