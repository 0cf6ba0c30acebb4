import { defaultLanguage } from '../../site/languages'
import { hasParameter } from '../../site/pathPattern'
import type { PageRow } from '../../content/dataSchemas'
import type { ContentIssue } from '../issues'
import type { ValuePath } from '../located'
import { didYouMean, nearest } from '../nearest'
import { dataFile, type Content } from '../readContent'

/** Folder of `content/` that a route needs, by its template. */
const folders: Readonly<Partial<Record<string, string>>> = { Feature: 'features', Legal: 'legal' }

interface Found {
  at: ValuePath
  cause: string
  fix: string
}

/** What a row names: its file or key, the place in the row, and the others of its kind. */
function needs(id: string, row: PageRow): { file: string; at: ValuePath }[] {
  const folder = folders[row.template]
  return [
    { file: `src/templates/${row.template}.tsx`, at: [id, 'template'] },
    ...(folder && !hasParameter(row.path[defaultLanguage] ?? '')
      ? [{ file: `content/${folder}/${id}/${defaultLanguage}.md`, at: [id] }]
      : []),
    ...(row.testimonials ?? []).map((key, index) => ({
      file: `content/testimonials/${key}/${defaultLanguage}.md`,
      at: [id, 'testimonials', index],
    })),
    ...(row.faq ? [{ file: `content/faq/${row.faq}/${defaultLanguage}.md`, at: [id, 'faq'] }] : []),
    ...row.namespaces.map((namespace, index) => ({
      file: `locales/${defaultLanguage}/${namespace}.json`,
      at: [id, 'namespaces', index],
    })),
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

/** Texts that no row shows. */
function orphans({ entries, data }: Content): ContentIssue[] {
  const rows = Object.entries(data.pages ?? {})
  if (rows.length === 0) return []
  const shown: Readonly<Partial<Record<string, readonly string[]>>> = {
    features: rows.filter(([, row]) => row.template === 'Feature').map(([id]) => id),
    legal: rows.filter(([, row]) => row.template === 'Legal').map(([id]) => id),
    testimonials: Object.keys(data.testimonials ?? {}),
    faq: rows.flatMap(([, row]) => row.faq ?? []),
  }
  return entries.flatMap(({ collection, key, file, language }) => {
    const known = shown[collection]
    if (!known || known.includes(key) || language !== defaultLanguage) return []
    const table = collection === 'testimonials' ? 'content/testimonials.json' : 'content/pages.json'
    return [
      { file, cause: `No page shows this text: "${key}" is not in ${table}.`, fix: `Add it there. ${didYouMean(key, known)}` },
    ]
  })
}

/** Issues of the route table: everything that a row names is there and everything there is named. */
export function checkRoutes(content: Content): ContentIssue[] {
  const rows = Object.entries(content.data.pages ?? {})
  const ids = rows.map(([id]) => id)
  const found = rows.flatMap(([id, row]): Found[] => [
    ...missing(id, row, content),
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
