/** Ways in which a sample invoice may leave; each has a drawing of its name (src/pictures/Glyph.tsx). */
export const channels = ['einvoice', 'consumer', 'email', 'paper'] as const
