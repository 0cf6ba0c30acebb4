import { kindNamed } from '../../site/pageKinds'
import type { Rule } from '../rule'

/** Every feature page tells of a feature that some plan has. */
export const soldFeatures: Rule = ({ data: { pages, plans }, json }) =>
  Object.entries((plans && pages) ?? {})
    .filter(([, { template }]) => kindNamed(template).collection === 'features')
    .filter(([id]) => !plans?.features.some((feature) => feature.page === id && feature.plans.length > 0))
    .flatMap(([id]) =>
      json.pages!.issue(
        [id],
        `No plan has a feature of which the page "${id}" tells.`,
        `Name the page as "page" of a feature in content/plans.json, and the plans that have it.`,
      ),
    )

/** The table of the plans asks the feature "signature" which of them sell signatures. */
export const soldSignatures: Rule = ({ data: { plans }, json }) =>
  !plans || plans.features.some(({ id }) => id === 'signature')
    ? []
    : [
        json.plans!.issue(
          ['extras', 'signature'],
          'There is no feature "signature", so no plan sells what this is the price of.',
          'Bring the feature with this id back to "features".',
        ),
      ]
