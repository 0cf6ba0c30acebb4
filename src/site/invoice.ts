/** A line of an invoice: so many, at a price in euros without VAT. */
interface Line {
  quantity: number
  price: number
}

/** Euros of some lines at a rate of VAT: without it, the VAT, and both together, each to the nearest cent. */
export function sumsOf(lines: readonly Line[], vat: number): { net: number; tax: number; total: number } {
  const cents = lines.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price * 100), 0)
  const tax = Math.round(cents * vat)
  return { net: cents / 100, tax: tax / 100, total: (cents + tax) / 100 }
}

/** The sum of some amounts in euros, each to the nearest cent. */
export const sumOfEuros = (euros: readonly number[]): number =>
  euros.reduce((cents, each) => cents + Math.round(each * 100), 0) / 100

/** Finnish reference number of an invoice: its number and a check digit by the weights 7, 3, 1 from the right. */
export function referenceOf(invoice: number): string {
  const digits = Array.from(String(invoice), Number).reverse()
  const sum = digits.reduce((total, digit, index) => total + digit * [7, 3, 1][index % 3]!, 0)
  return `${invoice}${(10 - (sum % 10)) % 10}`
}
