import { neededRows } from '../../site/neededRows'
import type { Rule } from '../rule'

/** Every row that code leads to is there, and of its kind. */
export const rowsOfCode: Rule = ({ data: { pages }, json }) =>
  Object.entries(pages ? neededRows : {}).flatMap(([id, kind]) => {
    const template = pages?.[id]?.template
    if (template === kind) return []
    const missing = `The row "${id}" is missing, and code leads to its page.`
    if (!template) return json.pages!.issue([], { cause: missing, fix: 'Bring it back from the history.' })
    const cause = `Code needs "${id}" to be of the kind ${kind}.`
    return json.pages!.issue([id, 'template'], { cause, fix: `Write ${kind}.` })
  })
