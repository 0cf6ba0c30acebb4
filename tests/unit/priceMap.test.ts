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
import { mapVariants, visibleAt, stopsOf, cheapestPlansOf } from '../../src/sections/pricing/mapVariants'

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
    expect([heightOf(0), heightOf(deepestEuros)]).toEqual([mapTop, mapBottom])
    expect(isRising(contours.map(heightOf))).toBe(true)
    expect(contours.at(-1)).toBeLessThanOrEqual(deepestEuros)
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
    'has the cost of a year at every point, %s, %d users',
    (cycle, users) => {
      const start = heightOf(yearlyCost(plan, cycle, { users, invoices: 0 }))
      for (const [x, y] of points) {
        const invoices = invoicesAt(x / columnWidth)
        // Three numbers are rounded to tenths, so half a pixel is allowed, and more where the run is steep: there the
        // rounding of x counts most.
        const steepness = Math.abs(
          heightOf(yearlyCost(plan, cycle, { users, invoices: invoicesAt((x + 0.1) / columnWidth) })),
        )
        const height = heightOf(yearlyCost(plan, cycle, { users, invoices }))
        expect(Math.abs(start + y - height)).toBeLessThanOrEqual(0.5 + Math.abs(steepness - height))
      }
    },
  )

  test('is straight between its points, to a pixel', () => {
    points.slice(1).forEach(([x, y], index) => {
      const [beforeX, beforeY] = points[index]!
      const middle = heightOf(
        yearlyCost(plan, cycles[0]!, { users: 0, invoices: invoicesAt((x + beforeX) / 2 / columnWidth) }),
      )
      const start = heightOf(yearlyCost(plan, cycles[0]!, { users: 0, invoices: 0 }))
      expect(Math.abs(start + (y + beforeY) / 2 - middle)).toBeLessThanOrEqual(2)
    })
  })

  test('reaches the right edge or the bottom', () => {
    const [[left], [right, bottom]] = [points[0]!, points.at(-1)!]
    expect(left).toBe(0)
    expect(right === invoiceStops.length * columnWidth || mapTop + bottom >= mapBottom).toBe(true)
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
    for (const { cost } of stopsOf(variant)) expect(cost).toBeLessThanOrEqual(deepestEuros)
})

test('a name is close to its run if the next run is near', () => {
  const start = deepestEuros / 4
  const close = [1.3, 2].map((times) => isClose(labelHeights([start, start * times])[0]!, heightOf(start)))
  expect(close).toEqual([true, false])
})

test('names of runs do not overlap and stay inside the drawing', () => {
  for (const starts of [
    [0, 0, 0],
    [0, deepestEuros / 50, deepestEuros / 40],
    [5 * deepestEuros, 2 * deepestEuros, 0],
    [deepestEuros, deepestEuros, deepestEuros],
  ]) {
    const heights = labelHeights(starts)
    const sorted = [...heights].sort((a, b) => a - b)
    expect(sorted.slice(1).every((height, index) => height - sorted[index]! >= 18)).toBe(true)
    expect(sorted.at(-1)).toBeLessThan(mapBottom)
  }
})
