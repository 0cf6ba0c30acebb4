import { signatureId } from '../../site/signatureId'
import { rowsWhere, showsFeature } from '../pageRows'
import type { Rule } from '../rule'

/** Every feature page tells of a feature that some plan has. */
export const soldFeatures: Rule = (content) => {
  const { features } = content.data.plans ?? {}
  const cause = (id: string) => `No plan has a feature of which the page "${id}" tells.`
  const fix = 'Name the page as "page" of a feature in content/plans.json, and the plans that have it.'
  return rowsWhere(content, showsFeature)
    .filter((id) => features && !features.some(({ page, plans }) => page === id && plans.length > 0))
    .map((id) => content.json.pages!.issue([id], cause(id), fix))
}

/** What a feature page sells is a feature of which it tells. */
export const soldSubjects: Rule = (content) => {
  const features = content.data.plans?.features ?? []
  return rowsWhere(content, showsFeature).flatMap((id) => {
    const { sells } = content.data.pages![id]!
    const own = features.filter(({ page }) => page === id).map((feature) => feature.id)
    return sells === undefined || own.includes(sells) || own.length === 0
      ? []
      : content.json.pages!.issue(
          [id, 'sells'],
          `The page "${id}" sells "${sells}", and no feature of this id names the page in content/plans.json.`,
          `Write one of: ${own.join(', ')}.`,
        )
  })
}

/** A chapter of the list of features is a group of features. */
export const chapterGroups: Rule = ({ data: { pages, plans }, json }) => {
  const groups = plans?.features.map(({ group }) => group) ?? []
  return Object.entries(pages ?? {}).flatMap(([id, { chapters = {} }]) =>
    Object.keys(chapters)
      .filter((group) => groups.length > 0 && !groups.includes(group))
      .map((group) =>
        json.pages!.issue(
          [id, 'chapters', group],
          `There is no group of features "${group}" in content/plans.json, so nobody would see this picture.`,
          `Write one of: ${[...new Set(groups)].join(', ')}.`,
        ),
      ),
  )
}

/** The table of the plans asks one feature which of them sell signatures. */
export const soldSignatures: Rule = ({ data: { plans }, json }) =>
  !plans || plans.features.some(({ id }) => id === signatureId)
    ? []
    : [
        json.plans!.issue(
          ['extras', signatureId],
          `There is no feature "${signatureId}", so no plan sells what this is the price of.`,
          'Bring the feature with this id back to "features".',
        ),
      ]
