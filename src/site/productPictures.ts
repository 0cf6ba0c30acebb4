/** Pictures of the product that a feature page may have. */
export const productPictures = [
  'contract',
  'channels',
  'mass',
  'delivery',
  'quotation',
  'invoices',
  'live',
  'payment',
] as const
