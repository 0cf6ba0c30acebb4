/** Id of the feature whose plans sell electronic signatures, and of the extra that is the price of one. */
export const signatureId = 'signature'
