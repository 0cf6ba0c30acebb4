import { kindOfTemplate } from '../../site/pageKinds'
import { editorPath, notFoundPath, drawnImageFolder } from '../../site/publicFiles'
import { defaultLanguage, languageCodes } from '../../site/languages'
import { hasSlotsOf, slotsOf } from '../../site/requiredRoutes'
import { prefixLanguage } from '../../site/paths'
import { searchIndexPath } from '../../site/searchIndex'
import type { Issue } from '../issues'
import type { Row } from '../content'
import type { RowRule } from '../rule'

const firstSegment = (path: string) => path.split('/', 2)[1]!

/**
 * First segments of paths that are taken on every host: Gatsby's folders, its 404 page and the data of its front page,
 * and our own folders.
 */
const hostFolders: readonly string[] = [
  'static',
  'page-data',
  '404',
  'index',
  drawnImageFolder,
  ...[editorPath, searchIndexPath(defaultLanguage)].map(firstSegment),
]

/** A file system has no longer names than 255 bytes; Gatsby would write the page elsewhere. */
const isWellFormed = (path: string) => /^(\/|(\/[a-z0-9-]{1,100})+)$/.test(path.replace(/\{\w+\}/g, 'x'))

function formIssue(path: string): Issue | undefined {
  if (!isWellFormed(path))
    return {
      cause: 'is not well formed',
      fix: 'Write /a-path: a-z, 0-9 and hyphens, at most 100 between two slashes, no slash at the end.',
    }
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

/** Paths that are the same on all hosts and in every language, by the kind of page. */
const fixedPaths: Readonly<Record<string, string>> = { Home: '/', NotFound: notFoundPath }

const fixedIssue = (path: string, fixed: string): Issue | undefined =>
  path === fixed ? undefined : { cause: `is not ${fixed}, where hosts have it`, fix: `Write ${fixed}.` }

/** Tells what is wrong with the slots in a path of a row, current or former (`was`); undefined if they are correct. */
const slotIssue = (path: string, id: string): Issue | undefined =>
  hasSlotsOf(id, path)
    ? undefined
    : {
        cause: 'has other parts in braces than its pages fill in',
        fix:
          slotsOf(id).length > 0 ? `Write ${slotsOf(id).join(' and ')} there.` : 'Only {product} may stand in braces.',
      }

/** Returns a pattern for the further pages of lists, in any language: their number changes with every post. */
function listPaths(rows: readonly Row[]): RegExp {
  const patterns = rows.flatMap(({ id, path }) =>
    slotsOf(id).includes('{page}') ? Object.values(path).filter(isWellFormed) : [],
  )
  const written = patterns.map((path) => path.replace('{page}', '\\d+').replace(/\{\w+\}/g, '[a-z0-9-]+'))
  return new RegExp(`^(${written.join('|')})$`)
}

/** Checks the paths of a row, current and former: their form, their first segment, and their slots. */
export const wellFormedPaths: RowRule = ({ id, template, path: current, was }, issueAt, content) => {
  // The page for unknown addresses is a file with a fixed name and has no address.
  if (was && kindOfTemplate(template).pages === 'notFound')
    return [
      issueAt(['was'], { cause: `The row "${id}" has no address, so it had none before.`, fix: 'Take out "was".' }),
    ]
  const ofLists = listPaths(content.rows)
  const listIssue = (path: string): Issue | undefined =>
    ofLists.test(path)
      ? { cause: 'is that of a further page of a list', fix: 'Write another one, or take it out of "was".' }
      : undefined
  const fixed = fixedPaths[template]
  return languageCodes.flatMap((language) => {
    const now = current[language]
    const former = (was?.[language] ?? []).map((path, index) => ({ path, column: ['was', language, index] }))
    return [{ path: now, column: ['path', language] }, ...former].flatMap(({ path, column }) => {
      const isFixed = path === now && fixed !== undefined
      const found = isFixed ? fixedIssue(path, fixed) : (formIssue(path) ?? slotIssue(path, id) ?? listIssue(path))
      const cause = `The path "${path}" of "${id}" (${language}) ${found?.cause ?? ''}.`
      return found ? issueAt(column, { ...found, cause }) : []
    })
  })
}
