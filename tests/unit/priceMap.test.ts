import { cycles } from '../../src/pricing/cycles'
import { limits, planIds, trial } from '../../src/pricing/plans'
import {
  defaultStops,
  invoiceStops,
  mapViews,
  shownAt,
  userStops,
  withNumbersBetween,
} from '../../src/pricing/priceMap'
import { yearlyCost } from '../../src/pricing/yearlyCost'
import { linePath } from '../../src/sections/pricing/mapLines'
import * as scales from '../../src/sections/pricing/mapScales'

const { columnOf, deepestEuros, yOf, invoicesAt, mapBottom, mapTop, scaleOf, ticks } = scales

const isRising = (numbers: readonly number[]) =>
  numbers.every((value, index) => index === 0 || value > numbers[index - 1]!)

describe('the stops', () => {
  test('rise, and the limits of every plan are among them', () => {
    expect([isRising(userStops), isRising(invoiceStops)]).toEqual([true, true])
    for (const { users, invoicesPerYear } of planIds.map(limits)) {
      expect(userStops).toContain(users)
      expect(invoiceStops).toContain(invoicesPerYear)
    }
  })

  test('that are chosen at first are one user and the invoices of the trial', () => {
    expect(userStops[defaultStops.users]).toBe(1)
    expect(invoiceStops[defaultStops.invoices]).toBe(limits(trial.plan).invoicesPerYear)
  })
})

test('between close limits there is no stop', () => {
  expect(withNumbersBetween([1573, 60, 1572])).toEqual([60, 300, 1572, 1573])
  expect(withNumbersBetween([140, 145])).toEqual([140, 145])
})

describe('the scales', () => {
  test('a stop lies in the middle of its column', () => {
    expect(invoiceStops.map((stop) => columnOf(stop))).toEqual(invoiceStops.map((_, index) => index + 0.5))
  })

  test('columnOf and invoicesAt are inverse, at the edges too', () => {
    for (let column = 0; column <= invoiceStops.length; column += 0.1)
      expect(columnOf(invoicesAt(column))).toBeCloseTo(column, 8)
  })

  test('more euros stand lower, from the top to the bottom', () => {
    expect([yOf(0), yOf(deepestEuros), yOf(4 * deepestEuros, 4)]).toEqual([mapTop, mapBottom, mapBottom])
    expect(isRising(ticks.map((euros) => yOf(euros)))).toBe(true)
    expect(ticks.at(-1)).toBeLessThanOrEqual(deepestEuros)
  })

  test('every line begins in the picture, with room below for its name, and as little is left below as can be', () => {
    for (const users of userStops) {
      const scale = scaleOf(users)
      const starts = mapViews
        .filter((view) => view.users === users)
        .flatMap((view) => view.starts.map((euros) => yOf(euros, scale)))
      expect(Math.max(...starts)).toBeLessThanOrEqual(mapBottom - 20)
      if (scale > 1) expect(mapTop + 2 * (Math.max(...starts) - mapTop)).toBeGreaterThan(mapBottom - 30)
    }
    expect(new Set(userStops.map(scaleOf)).size).toBeGreaterThan(1)
  })
})

/** Returns where the first curve of a drawn path begins, and the six numbers of each of its curves. */
const drawn = (path: string) => {
  const [, start = '', curves = ''] = /^M0 0H([\d.]+)c(.*)h1V/.exec(path)!
  return { start: Number(start), curves: curves.split('c').map((curve) => curve.split(' ').map(Number)) }
}

describe.each(planIds)('the line of %s', (plan) => {
  const { start, curves } = drawn(linePath(plan))
  const points = [0, start].map((x): [number, number] => [x, 0])
  for (const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN, x3 = NaN, y3 = NaN] of curves) {
    const [x, y] = points.at(-1)!
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const along = (one: number, two: number, three: number) =>
        3 * t * (1 - t) ** 2 * one + 3 * t ** 2 * (1 - t) * two + t ** 3 * three
      points.push([x + along(x1, x2, x3), y + along(y1, y2, y3)])
    }
  }

  test.each(mapViews.map(({ cycle, users }) => [cycle, users] as const))(
    'has the cost of a year at every point, to a euro, %s, %d users',
    (cycle, users) => {
      const base = yearlyCost(plan, cycle, { users, invoices: 0 })
      for (const [x, euros] of points)
        expect(Math.abs(base + euros - yearlyCost(plan, cycle, { users, invoices: invoicesAt(x) }))).toBeLessThan(1)
    },
  )

  test('has no corners after its first', () => {
    for (const [index, [x1, y1]] of curves.slice(1).entries()) {
      const [, , x2 = NaN, y2 = NaN, x3 = NaN, y3 = NaN] = curves[index]!
      expect([x3 - x2, y3 - y2]).toEqual([expect.closeTo(x1!, 8), y1])
    }
  })

  test('has snow down to the foot of the drawing at every scale', () => {
    const depth = Number(/V(\d+)H-1V0z$/.exec(linePath(plan))![1])
    for (const users of userStops) expect(yOf(depth, scaleOf(users))).toBeGreaterThan(mapBottom)
  })

  test('goes beyond the right edge, and not much farther', () => {
    expect(points.at(-1)![0]).toBeGreaterThan(scales.columns)
    expect(points.at(-1)![0]).toBeLessThan(scales.columns + 1)
  })
})

describe('the views', () => {
  test('are one for each cycle and number of users, and exactly one is marked as the first', () => {
    expect(mapViews).toHaveLength(cycles.length * userStops.length)
    expect(mapViews.filter(({ attributes }) => attributes['data-first'])).toHaveLength(1)
  })

  test('each stop belongs to exactly one cheapest plan', () => {
    for (const { cycle, users, cheapest } of mapViews) {
      const stops = cheapest.flatMap((group) => group.stops.map((stop) => ({ ...stop, plan: group.plan })))
      expect(stops.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...invoiceStops.keys()])
      for (const { index, plan, cost } of stops) {
        const costOf = (each: typeof plan) => yearlyCost(each, cycle, { users, invoices: invoiceStops[index]! })
        expect([cost, cost]).toEqual([costOf(plan), Math.min(...planIds.map(costOf))])
      }
    }
  })

  test('mark the elements of the first stop', () => {
    const stops = mapViews[0]!.cheapest.flatMap((group) => group.stops)
    expect(stops.filter((stop) => shownAt([stop])['data-first'])).toHaveLength(1)
  })
})

test('the cheapest plan of every stop is in the picture', () => {
  for (const { users, cheapest } of mapViews)
    for (const { cost } of cheapest.flatMap(({ stops }) => stops))
      expect(yOf(cost, scaleOf(users))).toBeLessThanOrEqual(mapBottom)
})

test('a line is crowded if there is no room for its name before the next line', () => {
  expect(scales.areCrowded([100, 124, 200])).toEqual([true, false, false])
  expect(scales.areCrowded([200, 100, 125])).toEqual([false, false, false])
  expect(scales.areCrowded([100, 100])).toEqual([true, false])
})
