import { useEffect, useRef, type RefObject } from 'react'

/** Makes the frame of a table that scrolls a tab stop, named after the table. A table that fits is no tab stop. */
function updateTabStop(frame: Element): void {
  const name = frame.querySelector('table')?.getAttribute('aria-labelledby') ?? ''
  for (const [attribute, value] of Object.entries({ role: 'group', tabindex: '0', 'aria-labelledby': name }))
    if (frame.scrollWidth > frame.clientWidth) frame.setAttribute(attribute, value)
    else frame.removeAttribute(attribute)
}

/**
 * Returns a ref for an article: tables in it that scroll can be reached by keyboard. Before hydration the browser
 * decides; most browsers do the same.
 */
export function useTableStops(): RefObject<HTMLDivElement> {
  const article = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => updateTabStop(target)))
    for (const frame of article.current!.querySelectorAll('.table')) observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return article
}
