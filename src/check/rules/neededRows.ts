import { neededRows } from '../../site/neededRows'
import type { Rule } from '../rule'

/** Every row that code leads to is there, and of its kind. */
export const rowsOfCode: Rule = ({ data: { pages }, json }) =>
  Object.entries(pages ? neededRows : {}).flatMap(([id, kind]) => {
    const template = pages?.[id]?.template
    if (template === kind) return []
    return template === undefined
      ? json.pages!.issue(
          [],
          `The row "${id}" is missing, and code leads to its page.`,
          'Bring it back from the history.',
        )
      : json.pages!.issue([id, 'template'], `Code needs "${id}" to be of the kind ${kind}.`, `Write ${kind}.`)
  })
