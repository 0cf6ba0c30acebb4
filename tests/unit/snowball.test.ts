import data from '../../content/company.json'
import { company } from '../../content/site.json'
import { inColumn, radii, slopeUnder, snowballs, trailBehind, trailWidth } from '../../src/drawings/snowball'

const years = [company.founded, ...data.milestones.map(({ year }) => year)]

test('a snowball grows with the years since the first', () => {
  const [first, second, third] = snowballs([2000, 2010, 2020])
  expect(second!.radius - first!.radius).toBeCloseTo(third!.radius - second!.radius)
  expect([first!.radius, third!.radius]).toEqual(radii)
  expect(snowballs([2000, 2001, 2020])[1]!.radius).toBeLessThan(second!.radius)
})

test.each([[years], [[2000, 2020, 2020]]])(
  'each snowball lies lower than the one before, the last one at the foot',
  (some) => {
    const heights = snowballs(some).map(({ height }) => height)
    expect(heights).toEqual([...new Set(heights)].sort((one, other) => other - one))
    expect(heights.at(-1)).toBe(0)
  },
)

test('a single year has a snowball too', () => {
  expect(snowballs([2000])).toEqual([{ radius: radii[0], height: 0 }])
})

/** Returns the height of the curve that is drawn below `count` snowballs, at a part of the width. */
function drawn(count: number, across: number): number {
  const [x0, y0, x1, y1, x2, y2] = slopeUnder(count)
    .match(/-?[\d.]+/g)!
    .map(Number) as [number, number, number, number, number, number]
  expect(x1).toBe((x0 + x2) / 2)
  const t = (100 * across - x0) / (x2 - x0)
  return -((1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t ** 2 * y2)
}

test.each([[years], [[2000, 2003, 2020]], [[2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007]]])(
  'the slope touches the foot of every snowball',
  (some) => {
    for (const [index, { height }] of snowballs(some).entries())
      expect(Math.abs(drawn(some.length, index / some.length + inColumn(some.length)) - height)).toBeLessThan(0.5)
  },
)

test('the trail winds from the first snowball to the last, left and right in turn, narrower than each', () => {
  const balls = [10, 20, 40].map((radius) => ({ radius, height: 0 }))
  const points = [...trailBehind(balls).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|$)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])
  const [left, right] = [points.slice(0, 3), points.slice(3).reverse()]
  for (const [row, { radius }] of balls.entries()) {
    const middle = row % 2 ? trailWidth - radius : radius
    expect(left[row]).toEqual([middle - 0.8 * radius, row + 0.5])
    expect(right[row]).toEqual([middle + 0.8 * radius, row + 0.5])
  }
})
