import type { Shape } from './shape'

/** A snow-capped pine, 380 units high, its top at the origin. */
export const pine = [
  { role: 'pine', d: 'M0 0L66 120H36L92 230H58L128 380H-128L-58 230H-92L-36 120H-66z' },
  { role: 'fold', d: 'M0-4L48 84 18 70 0 92-20 72-48 84z' },
  { role: 'snow', d: 'M0 14L34 72 18 70 0 92z' },
] as const satisfies readonly Shape[]

/** The sled without writing, drawn level: a sheet of paper about 350 units long. */
const blankSled = [
  { role: 'shade', d: 'M-128 24L-106 40H96L156 8 70 24z' },
  { role: 'paper', d: 'M-128 24H70L126-54H-72z' },
  { role: 'fold', d: 'M70 24C112 24 140 12 162-18L218-96C196-66 168-54 126-54z' },
  { role: 'edge', strokeWidth: 7, d: 'M-128 24H70C112 24 140 12 162-18' },
] as const satisfies readonly Shape[]

/** The writing on the sled: the heading, the rows, the total. */
const writing = [
  { role: 'heading', strokeWidth: 11, d: 'M-94 4L-62-40' },
  { role: 'row', strokeWidth: 9, d: 'M-62 4L-30-40M-34 4L-2-40M-6 4L26-40' },
  { role: 'total', strokeWidth: 17, d: 'M34 1L55-28' },
] as const satisfies readonly Shape[]

/** The sled with an invoice on it. */
export const sled = [...blankSled, ...writing] as const satisfies readonly Shape[]

/** The edge of the paper. It is drawn first; without it a small sled would be invisible on a light page. */
const outline = { role: 'row', strokeWidth: 7, d: 'M-127 23L-72-54H126' } as const satisfies Shape

/** The sled with the invoice as it is so far: begun, written, sent to the customer, paid. */
export const sleds = {
  begun: [outline, ...blankSled, ...writing.slice(0, 1)],
  written: [outline, ...sled],
  sent: [{ role: 'row', strokeWidth: 8, d: 'M-100-72H-190M-80-92H-140' }, outline, ...sled],
  paid: [
    outline,
    ...sled,
    { role: 'sun', cx: 8, cy: -78, r: 46 },
    { role: 'tick', strokeWidth: 11, d: 'M-12-78L4-62 30-94' },
  ],
} as const satisfies Record<string, readonly Shape[]>

export type SledName = keyof typeof sleds
