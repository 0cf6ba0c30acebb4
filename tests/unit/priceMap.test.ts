import { cycles } from '../../src/pricing/cycles'
import { limits, planIds, trial } from '../../src/pricing/plans'
import {
  columnOf,
  contours,
  firstStops,
  invoicesAt,
  invoiceStops,
  deepestEuros,
  runOf,
  scaleOf,
  userStops,
} from '../../src/pricing/priceMap'
import { yearlyCost } from '../../src/pricing/yearlyCost'
import {
  columnWidth,
  heightOf,
  isClose,
  labelHeights,
  mapBottom,
  mapTop,
  runPath,
} from '../../src/sections/pricing/mapGeometry'
import { mapVariants, visibleAt, startsOf, stopsOf, cheapestPlansOf } from '../../src/sections/pricing/mapVariants'

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
    expect(userStops[firstStops.users]).toBe(1)
    expect(invoiceStops[firstStops.invoices]).toBe(limits(trial.plan).invoicesPerYear)
  })
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
    expect([heightOf(0), heightOf(deepestEuros), heightOf(4 * deepestEuros, 4)]).toEqual([mapTop, mapBottom, mapBottom])
    expect(isRising(contours.map((euros) => heightOf(euros)))).toBe(true)
    expect(contours.at(-1)).toBeLessThanOrEqual(deepestEuros)
  })

  test('every run begins in the picture, with room below for its name, and as little is left below as can be', () => {
    for (const users of userStops) {
      const scale = scaleOf(users)
      const starts = mapVariants
        .filter((variant) => variant.users === users)
        .flatMap((variant) => startsOf(variant).map((euros) => heightOf(euros, variant.scale)))
      expect(Math.max(...starts)).toBeLessThanOrEqual(mapBottom - 20)
      if (scale > 1) expect(mapTop + 2 * (Math.max(...starts) - mapTop)).toBeGreaterThan(mapBottom - 30)
    }
    expect(new Set(userStops.map(scaleOf)).size).toBeGreaterThan(1)
  })
})

/** Returns the points of a drawn path, and its end outside the picture. */
const drawn = (path: string) => {
  const [, line = '', right = ''] = /^M(.*?)h(\d+)V/.exec(path)!
  return { points: line.split('L').map((point) => point.split(' ').map(Number) as [number, number]), right }
}

describe.each(planIds)('the run of %s', (plan) => {
  const { points } = drawn(runPath(plan))

  test.each(mapVariants.map((variant) => [variant.cycle, variant.users] as const))(
    'has the cost of a year at every point, to a euro, %s, %d users',
    (cycle, users) => {
      const costAt = (x: number) => yearlyCost(plan, cycle, { users, invoices: invoicesAt(x / columnWidth) })
      const start = yearlyCost(plan, cycle, { users, invoices: 0 })
      for (const [x, euros] of points) expect(Math.abs(start + euros - costAt(x))).toBeLessThanOrEqual(0.5)
    },
  )

  test('is straight between its points, to half a unit across or down', () => {
    const costAt = (x: number) => yearlyCost(plan, cycles[0]!, { users: 0, invoices: invoicesAt(x / columnWidth) })
    const start = yearlyCost(plan, cycles[0]!, { users: 0, invoices: 0 })
    points.slice(1).forEach(([x, y], index) => {
      const [beforeX, beforeY] = points[index]!
      const middle = (x + beforeX) / 2
      const [most, least] = [costAt(middle + 0.5) + 1, costAt(middle - 0.5) - 1]
      expect(start + (y + beforeY) / 2).toBeLessThanOrEqual(most)
      expect(start + (y + beforeY) / 2).toBeGreaterThanOrEqual(least)
    })
  })

  test('goes from the left edge to the bottom of the map of the most users', () => {
    expect(points[0]![0]).toBe(0)
    expect(heightOf(points.at(-1)![1], scaleOf(userStops.at(-1)!))).toBeGreaterThanOrEqual(mapBottom)
    expect(runOf(plan).length).toBe(points.length)
  })
})

describe('the views', () => {
  test('are one for each cycle and number of users, and exactly one is marked as the first', () => {
    expect(mapVariants).toHaveLength(cycles.length * userStops.length)
    expect(mapVariants.filter(({ shown }) => shown['data-first'])).toHaveLength(1)
  })

  test('each stop belongs to exactly one cheapest plan', () => {
    for (const variant of mapVariants) {
      const stops = cheapestPlansOf(variant).flatMap((shown) => shown.stops)
      expect(stops.map(({ index }) => index).sort((a, b) => a - b)).toEqual(invoiceStops.map((_, index) => index))
      for (const { plan, cost, invoices } of stops) {
        expect(cost).toBe(yearlyCost(plan, variant.cycle, { users: variant.users, invoices }))
        for (const other of planIds)
          expect(cost).toBeLessThanOrEqual(yearlyCost(other, variant.cycle, { users: variant.users, invoices }))
      }
      expect(stopsOf(variant).map(({ cost }) => cost)).toEqual(
        [...stopsOf(variant).map(({ cost }) => cost)].sort((a, b) => a - b),
      )
    }
  })

  test('mark the elements of the first stop', () => {
    const [variant] = mapVariants
    expect(stopsOf(variant!).filter((stop) => visibleAt([stop])['data-first'])).toHaveLength(1)
  })
})

test('the cheapest plan of every stop is in the picture', () => {
  for (const variant of mapVariants)
    for (const { cost } of stopsOf(variant)) expect(heightOf(cost, variant.scale)).toBeLessThanOrEqual(mapBottom)
})

test('a name is close to its run if the next run is near', () => {
  const start = mapTop + 60
  const close = [start + 22, start + 60].map((next) => isClose(labelHeights([start, next])[0]!, start))
  expect(close).toEqual([true, false])
})

test('names of runs do not overlap and stay inside the drawing', () => {
  for (const starts of [
    [mapTop, mapTop, mapTop],
    [mapTop, mapTop + 5, mapTop + 7],
    [5 * mapBottom, 2 * mapBottom, mapTop],
    [mapBottom, mapBottom, mapBottom],
  ]) {
    const heights = labelHeights(starts)
    const sorted = [...heights].sort((a, b) => a - b)
    expect(sorted.slice(1).every((height, index) => height - sorted[index]! >= 18)).toBe(true)
    expect(sorted.at(-1)).toBeLessThan(mapBottom)
  }
})
