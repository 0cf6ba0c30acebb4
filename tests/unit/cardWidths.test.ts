import { cardWidths } from '../../src/sections/blog/cardWidths'

const sixths = { wide: 6, half: 3, third: 2 }

test.each(Array.from({ length: 14 }, (_, count) => count))('every row of a list of %i posts is full', (count) => {
  const rows = cardWidths(count).reduce((filled, width) => {
    const place = filled % 6
    expect(place + sixths[width]).toBeLessThanOrEqual(6)
    return filled + sixths[width]
  }, 0)
  expect(rows % 6).toBe(0)
  expect(cardWidths(count)).toHaveLength(count)
})
