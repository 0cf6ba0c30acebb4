import { TextEncoder } from 'node:util'

// jsdom has none, and react-dom/server asks for it.
globalThis.TextEncoder = TextEncoder
