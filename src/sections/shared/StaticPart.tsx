import { createElement, startTransition, useEffect, useState, type SVGAttributes } from 'react'
import { documentState } from '../../state/documentState'

/** The markup that the server sent for an element; nothing once the application is there, which makes its own. */
function serverMarkup(id: string): string | undefined {
  if (typeof document === 'undefined' || documentState().app === 'ready') return undefined
  return document.getElementById(id)?.innerHTML
}

interface Props extends SVGAttributes<Element> {
  as: 'svg' | 'table'
  id: string
}

/**
 * A large element that nothing changes and nobody operates. React does not take over what is in it with the page but
 * leaves what the server sent; in a page that it makes itself, the content comes after all that is in sight.
 */
export function StaticPart({ as, children, ...attributes }: Props) {
  const [html] = useState(() => serverMarkup(attributes.id))
  const [isDue, setIsDue] = useState(typeof document === 'undefined')
  useEffect(() => startTransition(() => setIsDue(true)), [])
  return html === undefined
    ? createElement(as, attributes, isDue && children)
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
