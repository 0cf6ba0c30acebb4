import { signatureId } from '../../site/signatureId'
import type { ValuePath } from '../fileData'
import { rowsWhere, showsFeature } from '../pageRows'
import type { Rule } from '../rule'

/** Every feature page tells of a feature. */
export const soldFeatures: Rule = (content) => {
  const { features } = content.data.plans ?? {}
  const cause = (id: string) => `No plan has a feature of which the page "${id}" tells.`
  const fix = 'Name the page as "page" of a feature in content/plans.json, and the plans that have it.'
  return rowsWhere(content, showsFeature)
    .filter((id) => features && !features.some(({ page }) => page === id))
    .map((id) => content.json.pages!.issue([id], { cause: cause(id), fix }))
}

/** Plans stand from the smallest to the largest; each has what the one before has, as cards say, and costs no less. */
export const nestedPlans: Rule = ({ data: { plans: table }, json }) => {
  const plans = Object.entries(table?.plans ?? {})
  const isPlan = (id: string) => plans.some(([plan]) => plan === id)
  // A plan that is misspelt is an issue of its own.
  const features = (table?.features ?? []).filter((feature) => feature.plans.every(isPlan))
  const issue = (at: ValuePath, cause: string, fix: string) => json.plans!.issue(['plans', ...at], { cause, fix })
  return plans.flatMap(([plan, { limits, prices, highlights }], index) => {
    const [smaller = plan, { limits: less, prices: cheaper } = { limits, prices }] = plans[index - 1] ?? []
    const lacking = features.filter((feature) => !feature.plans.includes(plan))
    const add = `add "${plan}" to the plans of this feature.`
    return [
      ...lacking.flatMap(({ id, plans: own }) => [
        ...(own.includes(smaller)
          ? [issue([plan], `The plan "${plan}" lacks "${id}", which "${smaller}" has.`, `Take it out there, or ${add}`)]
          : []),
        ...(highlights.includes(id)
          ? [issue([plan, 'highlights'], `The plan "${plan}" has no "${id}".`, `Take it out, or ${add}`)]
          : []),
      ]),
      ...(['users', 'invoicesPerYear'] as const)
        .filter((limit) => limits[limit] < less[limit])
        .map((limit) =>
          issue([plan, 'limits', limit], `"${smaller}" has more: ${less[limit]}.`, `Write at least ${less[limit]}.`),
        ),
      ...Object.entries(prices).flatMap(([cycle, price]) => {
        const least = cheaper[cycle] ?? price
        const cause = `The plan "${plan}" costs less ${cycle} (${price}) than the smaller "${smaller}" (${least}).`
        const fix = `Write at least ${least}, or exchange the plans.`
        return price < least ? issue([plan, 'prices', cycle], cause, fix) : []
      }),
    ]
  })
}

/** What a feature page sells is a feature of which it tells. */
export const soldSubjects: Rule = (content) => {
  const features = content.data.plans?.features ?? []
  return rowsWhere(content, showsFeature).flatMap((id) => {
    const { sells } = content.data.pages![id]!
    const own = features.filter(({ page }) => page === id).map((feature) => feature.id)
    if (sells === undefined || own.includes(sells) || own.length === 0) return []
    const cause = `The page "${id}" sells "${sells}", and no feature of this id names the page in content/plans.json.`
    return content.json.pages!.issue([id, 'sells'], { cause, fix: `Write one of: ${own.join(', ')}.` })
  })
}

/** The table of the plans asks one feature which of them sell signatures. */
export const soldSignatures: Rule = ({ data: { plans }, json }) => {
  if (!plans || plans.features.some(({ id }) => id === signatureId)) return []
  const cause = `There is no feature "${signatureId}", so no plan sells what this is the price of.`
  const fix = 'Bring the feature with this id back to "features".'
  return [json.plans!.issue(['extras', signatureId], { cause, fix })]
}
