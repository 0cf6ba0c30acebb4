/** Pictures of the product that have a wide scene too, for the middle of a feature page. */
export const productScenes = ['contract', 'channels', 'mass', 'delivery', 'quotation', 'invoices', 'payment'] as const

/** Pictures of the product that a feature page may have. */
export const productPictures = [...productScenes, 'live'] as const
