/** How wide a card is in a list that a post leads: a whole row, half of it, or a third. */
export type CardWidth = 'wide' | 'half' | 'third'

/**
 * Widths of the cards of such a list, so that every row is full: two posts share a row, else the first stands alone; of the others three stand in
 * a row, and the last two or four in pairs.
 */
export function cardWidths(count: number): CardWidth[] {
  if (count === 2) return ['half', 'half']
  const others = count - 1
  const halves = others % 3 === 2 ? 2 : others % 3 === 1 ? Math.min(4, others) : 0
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? 'wide' : index >= count - halves ? 'half' : 'third',
  )
}
