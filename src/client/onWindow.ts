/**
 * Listens before everybody else, at the window and in the first phase of an event: while the application starts, it
 * keeps events from everything below (hydrate.tsx).
 */
export function onWindow<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  window.addEventListener(type, listener, true)
}
