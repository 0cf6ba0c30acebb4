import { signatureId } from '../../site/idsOfContent'
import type { CatalogFeature } from '../../site/schemas/plans'
import { rowsWhere, showsFeature } from '../pageRows'
import type { CheckedContent } from '../readContent'
import type { Rule } from '../rule'

/** Every feature page belongs to a feature of the catalog. */
export const featuresOfPages: Rule = (content) => {
  const { features } = content.data.plans ?? {}
  const cause = (id: string) => `No plan has a feature of which the page "${id}" tells.`
  const fix = 'Name the page as "page" of a feature in content/plans.json, and the plans that have it.'
  return rowsWhere(content, showsFeature)
    .filter((id) => features && !features.some(({ page }) => page === id))
    .map((id) => content.json.pages!.issue([id], { cause: cause(id), fix }))
}

/** Returns each plan with the one before it; plans are sorted from the smallest to the largest. */
function plansWithSmaller({ data: { plans: table } }: CheckedContent) {
  const plans = Object.entries(table?.plans ?? {}).map(([id, plan]) => ({ id, ...plan }))
  return plans.slice(1).map((plan, index) => ({ plan, smaller: plans[index]! }))
}

/**
 * Returns the features that a plan does not have. Features that name an unknown plan are left out, because another rule
 * reports them.
 */
function lacks(plan: string, { data: { plans: table } }: CheckedContent): CatalogFeature[] {
  const isPlan = (id: string) => Object.hasOwn(table?.plans ?? {}, id)
  return (table?.features ?? []).filter(({ plans }) => plans.every(isPlan) && !plans.includes(plan))
}

/** Each plan has every feature of the plan before, as the cards say. */
export const nestedFeatures: Rule = (content) =>
  plansWithSmaller(content).flatMap(({ plan: { id }, smaller }) =>
    lacks(id, content)
      .filter(({ plans }) => plans.includes(smaller.id))
      .map((feature) => {
        const cause = `The plan "${id}" lacks "${feature.id}", which "${smaller.id}" has.`
        const fix = `Take it out there, or add "${id}" to the plans of this feature.`
        return content.json.plans!.issue(['plans', id], { cause, fix })
      }),
  )

/** Each plan has the features that its card names. */
export const ownHighlights: Rule = (content) =>
  Object.entries(content.data.plans?.plans ?? {}).flatMap(([id, { highlights }]) =>
    lacks(id, content)
      .filter((feature) => highlights.includes(feature.id))
      .map((feature) => {
        const cause = `The plan "${id}" has no "${feature.id}".`
        const fix = `Take it out, or add "${id}" to the plans of this feature.`
        return content.json.plans!.issue(['plans', id, 'highlights'], { cause, fix })
      }),
  )

/** No plan has lower limits than the one before. */
export const growingLimits: Rule = (content) =>
  plansWithSmaller(content).flatMap(({ plan: { id, limits }, smaller }) =>
    (['users', 'invoicesPerYear'] as const)
      .filter((limit) => limits[limit] < smaller.limits[limit])
      .map((limit) => {
        const least = smaller.limits[limit]
        const finding = { cause: `"${smaller.id}" has more: ${least}.`, fix: `Write at least ${least}.` }
        return content.json.plans!.issue(['plans', id, 'limits', limit], finding)
      }),
  )

/** No plan costs less than the one before. */
export const growingPrices: Rule = (content) =>
  plansWithSmaller(content).flatMap(({ plan: { id, prices }, smaller }) =>
    Object.entries(prices).flatMap(([cycle, price]) => {
      const least = smaller.prices[cycle] ?? price
      const cause = `The plan "${id}" costs less ${cycle} (${price}) than the smaller "${smaller.id}" (${least}).`
      const fix = `Write at least ${least}, or exchange the plans.`
      return price < least ? content.json.plans!.issue(['plans', id, 'prices', cycle], { cause, fix }) : []
    }),
  )

/** The feature in `sells` of a feature page is one that the page describes. */
export const ownSells: Rule = (content) => {
  const features = content.data.plans?.features ?? []
  return rowsWhere(content, showsFeature).flatMap((id) => {
    const { sells } = content.data.pages![id]!
    const own = features.filter(({ page }) => page === id).map((feature) => feature.id)
    if (sells === undefined || own.includes(sells) || own.length === 0) return []
    const cause = `The page "${id}" sells "${sells}", and no feature of this id names the page in content/plans.json.`
    return content.json.pages!.issue([id, 'sells'], { cause, fix: `Write one of: ${own.join(', ')}.` })
  })
}

/** There is a feature for the price of a signature: it tells which plans sell signatures. */
export const signatureFeature: Rule = ({ data: { plans }, json }) => {
  if (!plans || plans.features.some(({ id }) => id === signatureId)) return []
  const cause = `There is no feature "${signatureId}", so no plan sells what this is the price of.`
  const fix = 'Bring the feature with this id back to "features".'
  return [json.plans!.issue(['extras', signatureId], { cause, fix })]
}
