import type { Shape } from './shape'

/** The small drawing of each feature, in a square of 48 units. */
export const marks = {
  'contract-invoicing': [
    { role: 'accent', cx: 32, cy: 32, r: 5 },
    {
      d: 'M10 9h28a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3zM7 19h34M16 5v8M32 5v8M16 27h.01M24 27h.01M16 35h.01M24 35h.01',
    },
  ],
  'online-invoicing': [
    { role: 'accent', d: 'M43 6L19 28l2 13 6-8z' },
    { d: 'M43 6L5 18l12 8 4 15 7-9 8 5zM43 6L17 26M43 6L28 32' },
  ],
  'mass-invoicing': [
    { role: 'accent', d: 'M14 34h9v5h-9z' },
    {
      d: 'M8 17h11l8 8v16a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V20a3 3 0 0 1 3-3zM11 28h8M13 10.5h13l8.5 8.5V37M21 4h13l8.5 8.5V30',
    },
  ],
  'delivery-invoicing': [
    { role: 'accent', d: 'M18 8h8v10h-8z' },
    { d: 'M9 8h26a2 2 0 0 1 2 2v20H7V10a2 2 0 0 1 2-2zM18 8v9h8V8M13 30v9M31 30v9M4 39h33q7 0 8-9' },
  ],
  'quotation-invoicing': [
    { role: 'accent', cx: 34, cy: 34, r: 10 },
    { d: 'M20 43H10a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h14l9 9v5M24 5v9h9M14 22h8M14 29h5' },
    { role: 'onAccent', d: 'M29.5 34l3.5 3.5 6-7' },
  ],
  'invoicing-software': [
    { role: 'accent', cx: 31, cy: 16, r: 5 },
    {
      d: 'M8 6h32a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM5 13c12 1 16 14 38 15M16 42h16M24 34v8',
    },
  ],
  'payment-tracking': [
    { role: 'accent', cx: 30, cy: 16, r: 12 },
    { role: 'onAccent', d: 'M34.5 11.5a6 6 0 1 0 0 9M23.5 14.5h7M23.5 17.5h7' },
    { d: 'M4 18c10 1 15 16 40 17M4 27c9 2 14 14 40 16' },
  ],
} as const satisfies Record<string, readonly Shape[]>

export type FeatureMarkId = keyof typeof marks

/** True for a feature that has a mark. */
export const isFeatureMark = (id: string): id is FeatureMarkId => Object.hasOwn(marks, id)
