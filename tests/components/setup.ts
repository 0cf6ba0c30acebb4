import { TextEncoder } from 'node:util'

// jsdom lacks it, and react-dom/server needs it.
globalThis.TextEncoder = TextEncoder

// Drops the warning about layout effects that React prints when a test prerenders in a window.
const { error } = console
console.error = (message: unknown, ...more: unknown[]) => {
  if (!String(message).includes('useLayoutEffect does nothing on the server')) error(message, ...more)
}
