import { useEffect, useRef } from 'react'

/**
 * Ref for a disclosure that opens over the page: Escape, a click elsewhere and leaving it by keyboard close it.
 * Without JavaScript its summary still does.
 */
export function useDismiss() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (focus: boolean) => {
      if (!ref.current?.open) return
      ref.current.open = false
      if (focus) ref.current.querySelector('summary')?.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && ref.current?.contains(document.activeElement)) close(true)
    }
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
    }
  }, [])
  return ref
}
