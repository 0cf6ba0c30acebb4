import { kindOfTemplate } from '../../site/pageKinds'
import { editorPath } from '../../site/editorPath'
import { notFoundPath, socialImageFolder } from '../../site/publicFiles'
import { defaultLanguage, languageCodes } from '../../site/languages'
import { hasSlotsOf, slotsOf } from '../../site/neededRows'
import { prefixLanguage } from '../../site/paths'
import { searchPath } from '../../site/searchIndex'
import type { Route } from '../../site/schemas/pages'
import type { Finding } from '../issues'
import type { Rule } from '../rule'

const firstSegment = (path: string) => path.split('/', 2)[1]!

/** Folders and the page that every host has beside its pages: those of Gatsby, and our own. */
export const hostFolders: readonly string[] = [
  'static',
  'page-data',
  '404',
  socialImageFolder,
  ...[editorPath, searchPath(defaultLanguage)].map(firstSegment),
]

const isWellFormed = (path: string) => /^(\/|(\/[a-z0-9-]+)+)$/.test(path.replace(/\{\w+\}/g, 'x'))

function formFinding(path: string): Finding | undefined {
  if (!isWellFormed(path))
    return { cause: 'is not well formed', fix: 'Write /a-path: a-z, 0-9 and hyphens, no slash at the end.' }
  const first = firstSegment(path)
  if (hostFolders.includes(first))
    return {
      cause: `begins with "/${first}", where every host has files of its own`,
      fix: 'Begin it with another word.',
    }
  if (prefixLanguage(path) === undefined) return undefined
  const cause = 'begins with a language code, which is how other languages begin on this host'
  return { cause, fix: 'Write it without the prefix.' }
}

/** Paths that hosts know, in every language, by the kind of page. */
const fixedPaths: Readonly<Record<string, string>> = { Home: '/', NotFound: notFoundPath }

const fixedFinding = (path: string, fixed: string): Finding | undefined =>
  path === fixed ? undefined : { cause: `is not ${fixed}, where hosts have it`, fix: `Write ${fixed}.` }

/** What is wrong with the parts in braces of a path of a row, former (`was`) or not. */
const slotFinding = (path: string, id: string): Finding | undefined =>
  hasSlotsOf(id, path)
    ? undefined
    : {
        cause: 'has other parts in braces than its pages fill in',
        fix:
          slotsOf(id).length > 0 ? `Write ${slotsOf(id).join(' and ')} there.` : 'Only {product} may stand in braces.',
      }

/** Paths of the pages on which a list goes on, in any language: how many there are changes with every post. */
function listPaths(pages: Readonly<Record<string, Route>>): RegExp {
  const patterns = Object.entries(pages).flatMap(([id, { path }]) =>
    slotsOf(id).includes('{page}') ? Object.values(path).filter(isWellFormed) : [],
  )
  const written = patterns.map((path) => path.replace('{page}', '\\d+').replace(/\{\w+\}/g, '[a-z0-9-]+'))
  return new RegExp(`^(${written.join('|')})$`)
}

/** The paths of the route table: their form, their first part, and the parts in braces; the former ones likewise. */
export const paths: Rule = ({ data: { pages = {} }, json }) => {
  const ofLists = listPaths(pages)
  const listFinding = (path: string): Finding | undefined =>
    ofLists.test(path)
      ? { cause: 'is that of a further page of a list', fix: 'Write another one, or take it out of "was".' }
      : undefined
  return Object.entries(pages).flatMap(([id, row]) => {
    const issue = json.pages!.issue
    const fixed = fixedPaths[row.template]
    // The page for unknown addresses has a file of its own name and no address.
    if (row.was && kindOfTemplate(row.template).pages === 'notFound')
      return [
        issue([id, 'was'], { cause: `The row "${id}" has no address, so it had none before.`, fix: 'Take out "was".' }),
      ]
    return languageCodes.flatMap((language) => {
      const now = row.path[language]
      const former = (row.was?.[language] ?? []).map((path, index) => ({ path, at: [id, 'was', language, index] }))
      return [{ path: now, at: [id, 'path', language] }, ...former].flatMap(({ path, at }) => {
        const isFixed = path === now && fixed !== undefined
        const finding = isFixed
          ? fixedFinding(path, fixed)
          : (formFinding(path) ?? slotFinding(path, id) ?? listFinding(path))
        const cause = `The path "${path}" of "${id}" (${language}) ${finding?.cause ?? ''}.`
        return finding ? issue(at, { ...finding, cause }) : []
      })
    })
  })
}
