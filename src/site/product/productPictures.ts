/**
 * Pictures of the product that a feature page may have: beside its title, as a wide scene in its middle, and small, as
 * vignettes beside its benefits.
 */
export const productPictures = ['contract', 'channels', 'mass', 'delivery', 'quotation', 'invoices', 'payment'] as const

export type ProductPictureName = (typeof productPictures)[number]
