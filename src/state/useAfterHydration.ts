import { useLayoutEffect } from 'react'

/**
 * Runs when a component stands in the page for the first time: what only the browser knows is taken over in the same
 * moment as the page, so that nobody can press anything in between.
 */
export const useAfterHydration = (takeOver: () => void): void => {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useLayoutEffect(takeOver, [])
}
