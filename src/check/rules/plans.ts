import { kindOfTemplate } from '../../site/pageKinds'
import type { CatalogFeature } from '../../site/schemas/plans'
import type { Data } from '../../content/dataSchemas'
import { showsFeature } from '../pageRows'
import type { DataRule, RowRule } from '../rule'

type Table = NonNullable<Data['plans']>

/** Every feature page belongs to a feature of the catalog. */
export const featuresOfPages: RowRule = ({ id, template }, issueAt, { data: { plans } }) => {
  const isFeature = showsFeature(kindOfTemplate(template))
  if (!isFeature || !plans || plans.features.some(({ page }) => page === id)) return []
  const cause = `No plan has a feature of which the page "${id}" tells.`
  const fix = 'Name the page as "page" of a feature in content/plans.json, and the plans that have it.'
  return [issueAt([], { cause, fix })]
}

/** Returns each plan with the one before it; plans are sorted from the smallest to the largest. */
function plansWithSmaller(table: Table) {
  const plans = Object.entries(table.plans).map(([id, plan]) => ({ id, ...plan }))
  return plans.slice(1).map((plan, index) => ({ plan, smaller: plans[index]! }))
}

/**
 * Returns the features that a plan does not have. Features that name an unknown plan are left out, because another rule
 * reports them.
 */
function lacks(plan: string, table: Table): CatalogFeature[] {
  const isPlan = (id: string) => Object.hasOwn(table.plans, id)
  return table.features.filter(({ plans }) => plans.every(isPlan) && !plans.includes(plan))
}

/** Each plan has every feature of the plan before, as the cards say. */
export const nestedFeatures: DataRule<'plans'> = (table, issueAt) =>
  plansWithSmaller(table).flatMap(({ plan: { id }, smaller }) =>
    lacks(id, table)
      .filter(({ plans }) => plans.includes(smaller.id))
      .map((feature) => {
        const cause = `The plan "${id}" lacks "${feature.id}", which "${smaller.id}" has.`
        const fix = `Take it out there, or add "${id}" to the plans of this feature.`
        return issueAt(['plans', id], { cause, fix })
      }),
  )

/** Each plan has the features that its card names. */
export const ownHighlights: DataRule<'plans'> = (table, issueAt) =>
  Object.entries(table.plans).flatMap(([id, { highlights }]) =>
    lacks(id, table)
      .filter((feature) => highlights.includes(feature.id))
      .map((feature) => {
        const cause = `The plan "${id}" has no "${feature.id}".`
        const fix = `Take it out, or add "${id}" to the plans of this feature.`
        return issueAt(['plans', id, 'highlights'], { cause, fix })
      }),
  )

/** No plan has lower limits or prices than the one before. */
export const growingFigures: DataRule<'plans'> = (table, issueAt) =>
  plansWithSmaller(table).flatMap(({ plan, smaller }) =>
    (['limits', 'prices'] as const).flatMap((group) =>
      Object.entries(plan[group]).flatMap(([name, figure]) => {
        const least = Object.entries(smaller[group]).find(([other]) => other === name)?.[1] ?? figure
        const cause = `"${name}" of the plan "${plan.id}" (${figure}) is lower than that of the smaller "${smaller.id}" (${least}).`
        const fix = `Write at least ${least}, or exchange the plans.`
        return figure < least ? issueAt(['plans', plan.id, group, name], { cause, fix }) : []
      }),
    ),
  )

/** The feature in `sells` of a feature page is one that the page describes. */
export const ownSells: RowRule = ({ id, sells }, issueAt, { data: { plans } }) => {
  const features = (plans?.features ?? []).filter(({ page }) => page === id).map((feature) => feature.id)
  if (sells === undefined || features.includes(sells) || features.length === 0) return []
  const cause = `The page "${id}" sells "${sells}", and no feature of this id names the page in content/plans.json.`
  return [issueAt(['sells'], { cause, fix: `Write one of: ${features.join(', ')}.` })]
}
