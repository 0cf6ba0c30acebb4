import type { Shape } from './shape'

/** The mark of the brand in a square of 32 units; each role is a class in Logo.module.css. */
export const logo = [
  { role: 'sky', d: 'M11.5 1h13A3.5 3.5 0 0 1 28 4.5v16C17.5 19 11.8 11.5 11.5 1z' },
  {
    role: 'slope',
    d: 'M4 4.5A3.5 3.5 0 0 1 7.5 1h.7C8.5 13 15.5 22.6 28 24v3.5a3.5 3.5 0 0 1-3.5 3.5h-17A3.5 3.5 0 0 1 4 27.5z',
  },
  { role: 'sun', cx: 21, cy: 9, r: 4.8 },
] as const satisfies readonly Shape[]
