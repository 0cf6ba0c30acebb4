/**
 * Returns the VAT number of a Finnish company: "FI" and its business ID without the hyphen, eight digits
 * (https://ec.europa.eu/taxation_customs/vies/#/faq).
 */
export const vatIdOf = (businessId: string): string => `FI${businessId.replace('-', '')}`
