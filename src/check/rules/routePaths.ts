import type { Route } from '../../site/schemas/pages'
import { kindNamed } from '../../site/pageKinds'
import { notFoundPath } from '../../site/publicFiles'
import { languageCodes } from '../../site/languages'
import { hasSlot, ownSlots, prefixLanguage } from '../../site/paths'
import type { Problem } from '../issues'
import type { Rule } from '../rule'

const wellFormed = /^(\/|(\/[a-z0-9-]+)+)$/

function formProblem(path: string): Problem | undefined {
  if (!wellFormed.test(path.replace(/\{\w+\}/g, 'x')))
    return ['is not well formed', 'Write /a-path: a-z, 0-9 and hyphens, no slash at the end.']
  if (prefixLanguage(path) === undefined) return undefined
  return [
    'begins with a language code, which is how other languages begin on this host',
    'Write it without the prefix.',
  ]
}

/** Paths that hosts know, in every language, by the kind of page. */
const fixedPaths: Readonly<Record<string, string>> = { Home: '/', NotFound: notFoundPath }

const fixedProblem = (path: string, fixed: string): Problem | undefined =>
  path === fixed ? undefined : [`is not ${fixed}, where hosts have it`, `Write ${fixed}.`]

/** What is wrong with the parts in braces of a path, former (`was`) or not. */
function slotProblem(path: string, now: string, { template }: Route): Problem | undefined {
  const slots = ownSlots(now)
  if (path === now && hasSlot(path) && kindNamed(template).pages === 'one')
    return [`stands for many pages, but the template ${template} makes one`, 'Only {product} may stand in braces.']
  if (String(ownSlots(path)) === String(slots)) return undefined
  return [`has other parts in braces than ${now}`, `Write ${slots.join(' and ') || 'none'} there.`]
}

/** The paths of the route table: their form, their first part, and the parts in braces; the former ones likewise. */
export const paths: Rule = ({ data, json }) =>
  Object.entries(data.pages ?? {}).flatMap(([id, row]) => {
    const issue = json.pages!.issue
    const fixed = fixedPaths[row.template]
    // The page for unknown addresses has a file of its own name and no address.
    if (row.was && kindNamed(row.template).pages === 'notFound')
      return [issue([id, 'was'], `The row "${id}" has no address, so it had none before.`, 'Take out "was".')]
    return languageCodes.flatMap((language) => {
      const now = row.path[language]
      const former = (row.was?.[language] ?? []).map((path, index) => ({ path, at: [id, 'was', language, index] }))
      return [{ path: now, at: [id, 'path', language] }, ...former].flatMap(({ path, at }) => {
        const isFixed = path === now && fixed !== undefined
        const problem = isFixed ? fixedProblem(path, fixed) : (formProblem(path) ?? slotProblem(path, now, row))
        return problem ? issue(at, `The path "${path}" of "${id}" (${language}) ${problem[0]}.`, problem[1]) : []
      })
    })
  })
