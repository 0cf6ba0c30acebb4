/*
 * Ids in content/ that code names.
 */

/** Id of the feature whose plans sell electronic signatures, and of the extra that is the price of one. */
export const signatureId = 'signature'

/** Id of the founding among the milestones of the company: its year is in `content/site.json`. */
export const foundingId = 'founded'
