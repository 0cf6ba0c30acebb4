import { kindNamed } from '../../site/pageKinds'
import { languageCodes } from '../../site/languages'
import { hasParameter, ownSlots, prefixLanguage } from '../../site/paths'
import type { PageRow } from '../../content/dataSchemas'
import type { Problem } from '../../content/days'
import { proposedSlug } from '../../content/slug'
import type { ContentIssue } from '../issues'
import type { ValuePath } from '../located'
import { dataFile, type Content } from '../readContent'

/** A path of a row, and the name that messages give it. */
interface WrittenPath {
  at: ValuePath
  path: string
  what: string
  /** The path that the row has now, where this is one that it had before. */
  now?: string
}

/** Every path of a row in every language, the former ones included. */
const pathsOf = (id: string, { path, was }: PageRow): WrittenPath[] =>
  languageCodes.flatMap((language) => {
    const now = path[language] ?? ''
    const former = was?.[language] ?? []
    return [
      { at: [id, 'path', language], path: now, what: `The path "${now}" of "${id}" (${language})` },
      ...former.map((old, index) => ({
        at: [id, 'was', language, index],
        path: old,
        what: `The former path "${old}" of "${id}" (${language})`,
        now,
      })),
    ]
  })

const wellFormed = /^(\/|(\/[a-z0-9-]+)+)$/

function formProblem({ path, what }: WrittenPath): Problem | undefined {
  if (wellFormed.test(path.replace(/\{\w+\}/g, 'x'))) return undefined
  const proposal = `/${path
    .split('/')
    .map((part) => (part.includes('{') ? part : proposedSlug(part)))
    .filter(Boolean)
    .join('/')}`
  return { cause: `${what} is not well formed.`, fix: `Write ${proposal}: a-z, 0-9 and hyphens, no slash at the end.` }
}

function prefixProblem({ path, what, now }: WrittenPath): Problem | undefined {
  if (prefixLanguage(path) === undefined) return undefined
  const fix =
    now === undefined
      ? 'Choose another first part.'
      : 'Write it as on the host of its own language, without the prefix.'
  return { cause: `${what} begins with a language code, which is how other languages begin on this host.`, fix }
}

function slotProblem({ path, what, now = path }: WrittenPath): Problem | undefined {
  const slots = ownSlots(now)
  if (String(ownSlots(path)) === String(slots)) return undefined
  const fix = slots.length > 0 ? `Write ${slots.join(' and ')} where that part stood.` : 'Write it without braces.'
  return { cause: `${what} has other parts in braces than ${now}.`, fix }
}

const nothingMoved = (id: string): Problem => ({
  cause: `The row "${id}" has no address, so it had none before.`,
  fix: 'Take out "was".',
})

/** A row of one page a language that is written as one of many. */
const onePage = ({ template }: PageRow, { what, path, now }: WrittenPath): Problem | undefined =>
  now === undefined && kindNamed(template).pages === 'one' && hasParameter(path)
    ? {
        cause: `${what} stands for many pages, but the template ${template} makes one.`,
        fix: 'Write it without a part in braces; only {product} may stand there.',
      }
    : undefined

/** Issues of the paths of the route table: their form, their first part, and the parts in braces of those that pages had before. */
export function checkPaths({ data, json }: Content): ContentIssue[] {
  const issue = (at: ValuePath, problem: Problem): ContentIssue => ({
    file: dataFile('pages'),
    ...json.pages!.at(at),
    ...problem,
  })
  return Object.entries(data.pages ?? {}).flatMap(([id, row]) => {
    // The page for unknown addresses has a file of its own name and no address.
    if (kindNamed(row.template).pages === 'notFound') return row.was ? [issue([id, 'was'], nothingMoved(id))] : []
    return pathsOf(id, row).flatMap((path) => {
      const problem = onePage(row, path) ?? formProblem(path) ?? prefixProblem(path) ?? slotProblem(path)
      return problem ? [issue(path.at, problem)] : []
    })
  })
}
