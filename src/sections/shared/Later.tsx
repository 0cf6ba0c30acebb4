import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { documentState } from '../../state/documentState'

/**
 * A large part of a page that is not in sight at first: where the application makes the page, it comes after all that
 * is. In the page of the server, and where that is taken over, it is there at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => typeof document === 'undefined' || documentState().app !== 'ready')
  useEffect(() => startTransition(() => setIsDue(true)), [])
  return isDue && children
}
