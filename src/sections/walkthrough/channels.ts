/** Ways in which an invoice may leave. */
export const channels = ['einvoice', 'email', 'paper'] as const

export type Channel = (typeof channels)[number]
