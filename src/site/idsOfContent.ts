/*
 * Ids in content/ that code names.
 */

/** Id of the feature with electronic signatures, and of the extra that is the price of one signature. */
export const signatureId = 'signature'

/** Id of the founding in the milestones of the company; its year is in `content/site.json`. */
export const foundingId = 'founded'
