import * as styles from './Glyph.module.css'

/** Path of each sign, on a field of 24 by 24 units. */
const strokes = {
  slope: 'M3 8c8 0 9 10 18 10',
  invoice: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-7 12-7 12 0M16 4.5a3.5 3.5 0 0 1 0 6M18.5 14.5c1.5 1 2.5 3 2.5 5.5',
  chart: 'M4 20h16M7 16v-4M12 16V5M17 16V9',
  bank: 'M3 9l9-5 9 5zM6 12v5M12 12v5M18 12v5M3 20h18',
  einvoice: 'M13 3H5v18h14v-8M9 12h2M9 16h6M14 8h6m-3-4 4 4-4 4',
  consumer: 'M7 2.5h10v19H7zM11 18.5h2M10 9.5l1.5 1.5L14.5 8',
  email: 'M3 5h18v14H3zM3.5 6l8.5 7 8.5-7',
  paper: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 13h10v8H7z',
  tick: 'M5 12.5l5 5L19.5 7',
  down: 'M12 4v15M5.5 13l6.5 6.5 6.5-6.5',
  quote: 'M6 3h8l4 4v14H6zM14 3v4h4M10 14h4',
  signature: 'M3 20h18M5 16c5-3 8-12 6-12s-5 12-1 12 4-6 5-6-1 5 1 5 2-2 4-2',
  copies: 'M8 7h11v14H8zM5 17V3h11M11.5 12h4M11.5 16h4',
  box: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9',
  tag: 'M3 3h8l10 10-8 8L3 11zM7.5 7.5h.01',
  calendar: 'M4 5h16v16H4zM4 10h16M9 2.5v4M15 2.5v4',
  ledger: 'M5 3h14v18H5zM9 3v18M12.5 8H16M12.5 12H16',
  out: 'M14 3H5v18h9M10 12h11m-4-4 4 4-4 4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
} as const

export type GlyphName = keyof typeof strokes

/** A small sign of the drawn product, with `disc` on a round ground. */
export const Glyph = ({ name, disc = false }: { name: GlyphName; disc?: boolean }) => (
  <svg viewBox="0 0 24 24" className={`${styles.glyph} ${disc ? styles.disc : ''}`} aria-hidden="true">
    <path d={strokes[name]} />
  </svg>
)
