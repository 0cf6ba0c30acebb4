import data from '../../content/company.json'
import { company } from '../../content/site.json'
import { besideRow, inColumn, largestRadius, slopeUnder, snowballs, steepSlope } from '../../src/drawings/snowball'

const years = [company.founded, ...data.milestones.map(({ year }) => year)]

test('a snowball grows with the years since the first', () => {
  const [first, second, third] = snowballs([2000, 2010, 2020])
  expect(second!.radius - first!.radius).toBeCloseTo(third!.radius - second!.radius)
  expect(third!.radius).toBe(largestRadius)
  expect(snowballs([2000, 2001, 2020])[1]!.radius).toBeLessThan(second!.radius)
})

test.each([[years], [[2000, 2020, 2020]]])(
  'each snowball lies lower than the one before, and none above the drawing',
  (some) => {
    const balls = snowballs(some)
    for (const [index, { radius, foot }] of balls.entries()) {
      expect(foot).toBeGreaterThan(balls[index - 1]?.foot ?? 0)
      expect(foot - 2 * radius).toBeGreaterThanOrEqual(0)
    }
  },
)

test('a single year has a snowball too', () => {
  expect(snowballs([2000])).toEqual([{ radius: 14, foot: expect.any(Number) as number }])
})

/** Returns the height of the drawn curve at a part of the width. */
function drawn(across: number): number {
  const [x0, y0, x1, y1, x2, y2] = slopeUnder()
    .match(/-?[\d.]+/g)!
    .map(Number) as [number, number, number, number, number, number]
  expect(x1).toBe((x0 + x2) / 2)
  const t = (100 * across - x0) / (x2 - x0)
  return (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t ** 2 * y2
}

test('the slope touches the foot of every snowball', () => {
  for (const [index, { foot }] of snowballs(years).entries())
    expect(Math.abs(drawn(index / years.length + inColumn) - foot)).toBeLessThan(0.5)
})

test('the steep slope becomes flatter and passes beside the middle of its rows', () => {
  const [end, control] = [5.4, 1.2 * 5.4]
  expect(steepSlope(6)).toContain(`Q${control.toFixed(1)} 270 ${besideRow(end)} 540`)
  // Half-way down, the curve through the control point is where the rows say.
  expect(control / 2 + besideRow(end) / 4).toBeCloseTo(besideRow(end / 2), 0)
})
