import { useLayoutEffect } from 'react'

/**
 * Calls `takeOver` once, when the component is mounted and before the browser paints. Values that only the browser
 * knows are read together with the hydration, so that nobody can press anything in between.
 */
export const useAfterHydration = (takeOver: () => void): void => {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useLayoutEffect(takeOver, [])
}
