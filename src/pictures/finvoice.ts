/** How Finvoice 3.0, the standard of Finnish e-invoices, writes a sum in euros. */
export const finvoiceSum = (euros: number): string => euros.toFixed(2).replace('.', ',')

/** How it writes a day. */
export const finvoiceDay = (day: string): string => day.replaceAll('-', '')
