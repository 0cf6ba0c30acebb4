import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { documentState } from '../../state/documentState'

/**
 * A large part of a page that is not in sight at first: after a navigation it is rendered after all that is in sight.
 * In prerendered HTML, and while that is hydrated, it is there at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => typeof document === 'undefined' || documentState().app !== 'ready')
  useEffect(() => startTransition(() => setIsDue(true)), [])
  return isDue && children
}
