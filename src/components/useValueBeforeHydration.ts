import { useEffect, useRef, type RefObject } from 'react'

/**
 * A ref for a control that works before the application has come. Tells once, after hydration, the value that the visitor had chosen
 * by then, or that the browser had restored, where it differs from the one that was prerendered.
 */
export function useValueBeforeHydration<Control extends HTMLInputElement | HTMLSelectElement>(
  prerendered: string,
  onChange: (value: string) => void,
): RefObject<Control> {
  const control = useRef<Control>(null)
  const first = useRef({ prerendered, onChange })
  useEffect(() => {
    const value = control.current?.value
    if (value !== undefined && value !== first.current.prerendered) first.current.onChange(value)
  }, [])
  return control
}
