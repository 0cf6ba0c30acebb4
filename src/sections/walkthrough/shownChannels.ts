import type { channels } from '../../site/channels'

/** Ways of an invoice that the visitor may choose. */
export const shownChannels = ['einvoice', 'email', 'paper'] as const satisfies readonly (typeof channels)[number][]

export type Channel = (typeof shownChannels)[number]
