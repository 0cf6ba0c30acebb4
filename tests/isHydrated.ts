interface Root {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean; element?: unknown } | null } }
}

/** True in a page once React has taken over: its root has been committed. Runs in the page, so it stands alone. */
export function isHydrated(): boolean {
  const container = document.querySelector('#___gatsby')
  const [, root] = Object.entries(container ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? []
  const state = (root as Root | undefined)?.stateNode.current.memoizedState
  return state?.isDehydrated === false && Boolean(state.element)
}
