/** A sum in euros as Finvoice 3.0 writes it: `12,50`. Finvoice is the standard of Finnish e-invoices. */
export const finvoiceSum = (euros: number): string => euros.toFixed(2).replace('.', ',')

/** A day as Finvoice writes it: `20260316`. */
export const finvoiceDay = (day: string): string => day.replaceAll('-', '')
