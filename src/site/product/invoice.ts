/** A line of an invoice: a quantity, and the price of one in euros without VAT. */
interface Line {
  quantity: number
  price: number
}

/** Rounds halves up, also those that a product of decimals misses by a hair: 0.5 × 1.15 × 100 is 57.49999999999999. */
const roundCents = (cents: number): number => Math.round(cents + 1e-6)

/** Rounds an amount in euros to whole cents. */
export const roundEuros = (euros: number): number => roundCents(euros * 100) / 100

/** Returns the sums of invoice lines in euros, rounded to cents: without VAT, the VAT, the total. `vat` is a share. */
export function sumsOf(lines: readonly Line[], vat: number): { net: number; tax: number; total: number } {
  const cents = lines.reduce((sum, { quantity, price }) => sum + roundCents(quantity * price * 100), 0)
  const tax = roundCents(cents * vat)
  return { net: cents / 100, tax: tax / 100, total: (cents + tax) / 100 }
}

/** Adds amounts in euros, each rounded to cents. */
export const sumOfEuros = (euros: readonly number[]): number =>
  euros.reduce((cents, amount) => cents + roundCents(amount * 100), 0) / 100

/**
 * Returns the Finnish reference number of an invoice: its number and a check digit. The weights of the digits from the
 * right are 7, 3, 1.
 */
export function referenceOf(invoice: number): string {
  const digits = Array.from(String(invoice), Number).reverse()
  const sum = digits.reduce((total, digit, index) => total + digit * [7, 3, 1][index % 3]!, 0)
  return `${invoice}${(10 - (sum % 10)) % 10}`
}
