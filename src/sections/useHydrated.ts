import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while prerendering and hydrating, true once React has taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
