import type { ContentIssue } from '../issues'
import type { ValuePath } from '../located'
import { didYouMean } from '../nearest'
import { dataFile, type Content } from '../readContent'

type Plans = NonNullable<Content['data']['plans']>

/** Longer cycles may not cost more a month, every cycle has a price, and the saving that the copy promises holds. */
function priceProblems(table: Plans): { at: ValuePath; cause: string; fix: string }[] {
  const cycles = Object.entries(table.cycles)
    .sort(([, a], [, b]) => a - b)
    .map(([cycle]) => cycle)
  return Object.entries(table.plans).flatMap(([plan, { prices }]) => {
    const at = (cycle: string): ValuePath => ['plans', plan, 'prices', cycle]
    const unknown = Object.keys(prices)
      .filter((cycle) => !cycles.includes(cycle))
      .map((cycle) => ({
        at: at(cycle),
        cause: `The billing cycle "${cycle}" of the plan "${plan}" is unknown.`,
        fix: didYouMean(cycle, cycles),
      }))
    const missing = cycles
      .filter((cycle) => prices[cycle] === undefined)
      .map((cycle) => ({
        at: ['plans', plan, 'prices'],
        cause: `The plan "${plan}" has no price for the cycle "${cycle}".`,
        fix: `Add "${cycle}": and the price of a month.`,
      }))
    const dearer = cycles.flatMap((cycle, index) => {
      const [price, shorter] = [prices[cycle], prices[cycles[index - 1] ?? '']]
      return price === undefined || shorter === undefined || price <= shorter
        ? []
        : [
            {
              at: at(cycle),
              cause: `The plan "${plan}" costs more a month ${cycle} (${price}) than ${cycles[index - 1]!} (${shorter}).`,
              fix: `Prices are for one month; write at most ${shorter}.`,
            },
          ]
    })
    const { monthly, yearly } = prices
    const saving = monthly && yearly !== undefined ? 1 - yearly / monthly : undefined
    // Shares such as 0.2 are not exact in binary.
    const broken = saving !== undefined && saving < table.yearlySaving - 1e-9 && dearer.length === 0
    const promise = `Copy promises that yearly billing saves ${table.yearlySaving}, but the plan "${plan}" saves ${(saving ?? 0).toFixed(3)}.`
    return [
      ...unknown,
      ...missing,
      ...dearer,
      ...(broken
        ? [
            {
              at: at('yearly'),
              cause: promise,
              fix: `Write at most ${((monthly ?? 0) * (1 - table.yearlySaving)).toFixed(2)}, or change "yearlySaving".`,
            },
          ]
        : []),
    ]
  })
}

/** Ids that the catalogue and the cards name exist. */
function idProblems(table: Plans, pages: readonly string[]): { at: ValuePath; cause: string; fix: string }[] {
  const [plans, features, cycles] = [
    Object.keys(table.plans),
    table.features.map(({ id }) => id),
    Object.keys(table.cycles),
  ]
  const check = (at: ValuePath, what: string, id: string, known: readonly string[]) =>
    known.includes(id) ? [] : [{ at, cause: `The ${what} "${id}" is unknown.`, fix: didYouMean(id, known) }]
  return [
    ...check(['defaultCycle'], 'billing cycle', table.defaultCycle, cycles),
    ...table.features.flatMap((feature, index) => [
      ...feature.plans.flatMap((plan, place) => check(['features', index, 'plans', place], 'plan', plan, plans)),
      ...(feature.page !== undefined && pages.length > 0
        ? check(['features', index, 'page'], 'page', feature.page, pages)
        : []),
      ...(features.indexOf(feature.id) < index
        ? [
            {
              at: ['features', index, 'id'],
              cause: `The feature "${feature.id}" is there twice.`,
              fix: 'Remove one of them.',
            },
          ]
        : []),
    ]),
    ...Object.entries(table.plans).flatMap(([plan, { highlights }]) =>
      highlights.flatMap((id, index) => check(['plans', plan, 'highlights', index], 'feature', id, features)),
    ),
  ]
}

/** The first value of a slider lies on it, and so does its end. */
const rangeProblems = ({ estimate }: Plans): { at: ValuePath; cause: string; fix: string }[] =>
  Object.entries(estimate).flatMap(([id, { min, max, step, value }]) =>
    [value, max].every((stop) => stop >= min && stop <= max && Number.isInteger((stop - min) / step))
      ? []
      : [
          {
            at: ['estimate', id],
            cause: `The slider of "${id}" goes from ${min} in steps of ${step}: it meets ${value} or ${max} never, or too late.`,
            fix: 'Let "value" and "max" be "min" and a number of steps, and "value" no more than "max".',
          },
        ],
  )

/** Issues of the price table beyond its types. */
export function checkPrices({ data, json }: Content): ContentIssue[] {
  if (!data.plans) return []
  const problems = [
    ...priceProblems(data.plans),
    ...idProblems(data.plans, Object.keys(data.pages ?? {})),
    ...rangeProblems(data.plans),
  ]
  return problems.map(({ at, cause, fix }) => ({ file: dataFile('plans'), ...json.plans!.at(at), cause, fix }))
}
