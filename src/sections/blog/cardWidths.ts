/** How wide a card is in a list that a post leads: a whole row, half of it, or a third. */
export type CardWidth = 'wide' | 'half' | 'third'

/**
 * Widths of the cards of such a list, so that every row is full and none larger than a newer one: the first stands
 * alone, of the others two or four may stand in pairs, then three in a row; two posts share a row.
 */
export function cardWidths(count: number): CardWidth[] {
  if (count === 2) return ['half', 'half']
  const others = count - 1
  const halves = others % 3 === 2 ? 2 : others % 3 === 1 ? Math.min(4, others) : 0
  return Array.from({ length: count }, (_, index) => (index === 0 ? 'wide' : index <= halves ? 'half' : 'third'))
}
