import type { GlyphName } from '../../pictures/Glyph'

/** The sign of each feature in the list of all of them; a feature without one has its words alone. */
export const catalogGlyphs: Readonly<Record<string, GlyphName>> = {
  offers: 'quote',
  signature: 'signature',
  proforma: 'copies',
  customerRegistry: 'people',
  productRegistry: 'box',
  priceLists: 'tag',
  sales: 'invoice',
  online: 'einvoice',
  consumer: 'consumer',
  paper: 'paper',
  recurring: 'clock',
  contract: 'calendar',
  mass: 'copies',
  delivery: 'box',
  tracking: 'tick',
  reminders: 'email',
  bank: 'bank',
  ledger: 'ledger',
  reporting: 'chart',
  purchases: 'out',
}
