/** Pictures of the product that a feature page may have: beside its title, and as a wide scene in its middle. */
export const productPictures = ['contract', 'channels', 'mass', 'delivery', 'quotation', 'invoices', 'payment'] as const

export type ProductPictureName = (typeof productPictures)[number]
