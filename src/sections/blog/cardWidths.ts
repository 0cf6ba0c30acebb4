/** Width of a card in a list of posts: a whole row, half of it, or a third. */
export type CardWidth = 'wide' | 'half' | 'third'

/**
 * Returns the widths of the cards of a list, so that every row is full and no card is wider than a newer one. The first
 * card has its own row, the next two or four may stand in pairs, the others three in a row. Two posts share a row.
 */
export function cardWidths(count: number): CardWidth[] {
  if (count === 2) return ['half', 'half']
  const others = count - 1
  const halves = others % 3 === 2 ? 2 : others % 3 === 1 ? Math.min(4, others) : 0
  return Array.from({ length: count }, (_, index) => (index === 0 ? 'wide' : index <= halves ? 'half' : 'third'))
}
