import { TextEncoder } from 'node:util'

// jsdom has none, and react-dom/server asks for it.
globalThis.TextEncoder = TextEncoder

// Prerendering with a window, as in tests here, makes React warn about layout effects.
const { error } = console
console.error = (message: unknown, ...more: unknown[]) => {
  if (!String(message).includes('useLayoutEffect does nothing on the server')) error(message, ...more)
}
