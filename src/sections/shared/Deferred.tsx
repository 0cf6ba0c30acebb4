import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { documentState } from '../../state/documentState'

/**
 * Defers a large part of a page that is out of sight at first: after a navigation it is rendered later than the rest.
 * It is in prerendered HTML, and hydration renders it at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => typeof document === 'undefined' || documentState().app !== 'ready')
  useEffect(() => startTransition(() => setIsDue(true)), [])
  return isDue && children
}
