import { kindNamed, kindShowing, nameKey } from '../../site/pageKinds'
import { defaultLanguage } from '../../site/languages'
import type { PageRow } from '../../content/dataSchemas'
import type { Collection } from '../../content/schemas'
import type { ContentIssue } from '../issues'
import { labelProblem } from '../labels'
import type { ValuePath } from '../located'
import { didYouMean, nearest } from '../nearest'
import { dataFile, type Content } from '../readContent'

interface Found {
  at: ValuePath
  cause: string
  fix: string
}

/** What a row names: its file or key, the place in the row, and the others of its kind. */
function needs(id: string, row: PageRow): { file: string; at: ValuePath }[] {
  const { collection, namespaces, pages } = kindNamed(row.template)
  const texts = (names: readonly string[], at: (index: number) => ValuePath) =>
    names.map((namespace, index) => ({ file: `locales/${defaultLanguage}/${namespace}.json`, at: at(index) }))
  return [
    { file: `src/templates/${row.template}.tsx`, at: [id, 'template'] },
    ...(collection !== undefined && pages === 'one'
      ? [{ file: `content/${collection}/${id}/${defaultLanguage}.md`, at: [id] }]
      : []),
    ...(row.testimonials ?? []).map((key, index) => ({
      file: `content/testimonials/${key}/${defaultLanguage}.md`,
      at: [id, 'testimonials', index],
    })),
    ...(row.faq ? [{ file: `content/faq/${row.faq}/${defaultLanguage}.md`, at: [id, 'faq'] }] : []),
    ...texts(namespaces, () => [id, 'template']),
    ...texts(row.namespaces ?? [], (index) => [id, 'namespaces', index]),
  ]
}

function missing(id: string, row: PageRow, { files }: Content): Found[] {
  return needs(id, row).flatMap(({ file, at }) => {
    if (files.has(file)) return []
    const near = nearest(file, files.keys())
    return [
      {
        at,
        cause: `The row "${id}" needs ${file}, which is missing.`,
        fix: near ? `Add it, or did you mean ${near}?` : 'Add the file or mend the row.',
      },
    ]
  })
}

/** Ids under which the texts of a collection are shown; undefined where every text has a page by itself. */
function shownIds(collection: Collection, { data }: Content): readonly string[] | undefined {
  const rows = Object.entries(data.pages ?? {})
  if (collection === 'testimonials') return Object.keys(data.testimonials ?? {})
  if (collection === 'faq') return rows.flatMap(([, row]) => row.faq ?? [])
  if (kindShowing(collection)?.pages !== 'one') return undefined
  return rows.flatMap(([id, row]) => (kindNamed(row.template).collection === collection ? [id] : []))
}

/** Texts that no row shows. */
function orphans(content: Content): ContentIssue[] {
  if (Object.keys(content.data.pages ?? {}).length === 0) return []
  return content.entries.flatMap(({ collection, key, file, language }) => {
    const known = shownIds(collection, content)
    if (!known || known.includes(key) || language !== defaultLanguage) return []
    const table = collection === 'testimonials' ? 'content/testimonials.json' : 'content/pages.json'
    return [
      {
        file,
        cause: `No page shows this text: "${key}" is not in ${table}.`,
        fix: `Add it there. ${didYouMean(key, known)}`,
      },
    ]
  })
}

/** The short name that the kind of a row asks for. */
function nameProblem(id: string, row: PageRow, content: Content): Found[] {
  const key = nameKey(kindNamed(row.template), id)
  const problem = key === undefined ? undefined : labelProblem(key, content)
  return problem ? [{ at: [id], cause: `The page "${id}" has no short name. ${problem.cause}`, fix: problem.fix }] : []
}

/** Issues of the route table: everything that a row names is there and everything there is named. */
export function checkRoutes(content: Content): ContentIssue[] {
  const rows = Object.entries(content.data.pages ?? {})
  const ids = rows.map(([id]) => id)
  const found = rows.flatMap(([id, row]): Found[] => [
    ...missing(id, row, content),
    ...nameProblem(id, row, content),
    ...(row.related ?? []).flatMap((other, index) =>
      ids.includes(other)
        ? []
        : [
            {
              at: [id, 'related', index],
              cause: `The row "${id}" is related to "${other}", which is no row.`,
              fix: didYouMean(other, ids),
            },
          ],
    ),
  ])
  return [
    ...found.map(({ at, cause, fix }) => ({ file: dataFile('pages'), ...content.json.pages!.at(at), cause, fix })),
    ...orphans(content),
  ]
}
