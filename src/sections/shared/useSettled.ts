import { useEffect, useState } from 'react'

/** A value once it has stood still for so many milliseconds; what changes on the way is left out. */
export function useSettled<T>(value: T, milliseconds = 700): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
