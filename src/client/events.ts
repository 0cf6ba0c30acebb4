/**
 * Adds a listener that runs before all others: on the window, in the capture phase. While the application starts,
 * hydrate.tsx stops events before they reach other elements.
 */
export function onWindow<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  window.addEventListener(type, listener, true)
}

/** Returns the element that an event is for; null if a script has dispatched it on the document or the window. */
export const targetOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)
