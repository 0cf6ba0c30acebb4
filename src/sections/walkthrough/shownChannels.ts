import type { channels } from '../../site/product/channels'

/** Channels that a visitor may choose. */
export const shownChannels = ['einvoice', 'email', 'paper'] as const satisfies readonly (typeof channels)[number][]

export type Channel = (typeof shownChannels)[number]
