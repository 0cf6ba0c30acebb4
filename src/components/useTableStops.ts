import { useEffect, useRef, type RefObject } from 'react'

/**
 * A table that is wider than the element around it scrolls there: that is a stop of the Tab key then, with the table's
 * name.
 */
function mendStop(frame: Element): void {
  const name = frame.querySelector('table')?.getAttribute('aria-labelledby') ?? ''
  for (const [attribute, value] of Object.entries({ role: 'group', tabindex: '0', 'aria-labelledby': name }))
    if (frame.scrollWidth > frame.clientWidth) frame.setAttribute(attribute, value)
    else frame.removeAttribute(attribute)
}

/**
 * A ref for an article. Tables that scroll can be reached by keyboard, others stop nobody on the way; before the
 * application has come the browser decides, which most do in the same way.
 */
export function useTableStops(): RefObject<HTMLDivElement> {
  const article = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => mendStop(target)))
    for (const frame of article.current!.querySelectorAll('.table')) observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return article
}
