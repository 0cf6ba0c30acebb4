/** Ways to send a sample invoice; each has a drawing of the same name (src/pictures/parts/Glyph.tsx). */
export const channels = ['einvoice', 'consumer', 'email', 'paper'] as const
