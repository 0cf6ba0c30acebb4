import { inEachLanguage, type Language } from '../site/languages'
import { hasSlotsOf, postRoute, slotsOf } from '../site/requiredRoutes'
import { fillPattern } from '../site/paths'
import { valueAt, valuesAt, type FileData, type ValuePath } from './fileData'
import type { Position } from './issues'
import type { ParsedContent } from './content'

/** A current or former path of a page without prefix, and the place where the path or its slug is written. */
export interface PlacedPath extends Position {
  path: string
  file: string
}

/** All paths of a page in each of its languages, the current one first. */
export type PageInContent = Partial<Record<Language, readonly PlacedPath[]>>

type Slug = Omit<PlacedPath, 'path'> & { slug: string }

const placeOf = ({ file, positionOf }: FileData, path: ValuePath) => ({ file, ...positionOf(path) })

/** Returns the slug at a path of a file, and the former ones (`was`). */
const slugsIn = (file: FileData, row: ValuePath): Slug[] =>
  ['slug', 'was.*']
    .flatMap((pattern) => valuesAt(valueAt(file.value, row), pattern))
    .filter(({ value }) => typeof value === 'string')
    .map(({ path, value }) => ({ slug: String(value), ...placeOf(file, [...row, ...path]) }))

/**
 * Returns the paths that a row makes with slugs in a language, the current ones first; none if the row is missing.
 * Patterns with slots that the row does not have make no path; rules/routePaths.ts reports them.
 */
function pathsOfRow(
  { json, data }: ParsedContent,
  id: string,
  language: Language,
  slugs: readonly Slug[],
): PlacedPath[] {
  const row = data.pages?.[id]
  if (!row || !hasSlotsOf(id, row.path[language])) return []
  const fill = (pattern: string, slug: string) =>
    fillPattern(pattern, { product: data.site?.product.pathWord ?? '', slug }, id)
  const former = (row.was?.[language] ?? []).flatMap((pattern, index) => {
    if (!hasSlotsOf(id, pattern)) return []
    const place = placeOf(json.pages!, [id, 'was', language, index])
    return slugs.map(({ slug }) => ({ path: fill(pattern, slug), ...place }))
  })
  return [...slugs.map(({ slug, ...place }) => ({ path: fill(row.path[language], slug), ...place })), ...former]
}

const fixedPages = (content: ParsedContent): PageInContent[] =>
  Object.keys(content.data.pages ?? {})
    .filter((id) => slotsOf(id).length === 0)
    .map((id) =>
      inEachLanguage((language) =>
        pathsOfRow(content, id, language, [{ slug: '', ...placeOf(content.json.pages!, [id, 'path', language]) }]),
      ),
    )

const tagPages = (content: ParsedContent): PageInContent[] =>
  Object.keys(content.data.tags ?? {}).map((id) =>
    inEachLanguage((language) =>
      pathsOfRow(content, 'blog-tag', language, slugsIn(content.json.tags!, [id, language])),
    ),
  )

function postPages(content: ParsedContent): PageInContent[] {
  const posts = new Map<string, PageInContent>()
  for (const { collection, key, language, fields, isDraft } of content.texts) {
    if (collection !== 'blog' || typeof valueAt(fields.value, ['slug']) !== 'string') continue
    const paths = pathsOfRow(content, postRoute, language, slugsIn(fields, []))
    // A draft had no address yet.
    posts.set(key, { ...posts.get(key), [language]: isDraft ? paths.slice(0, 1) : paths })
  }
  return [...posts.values()]
}

/** Returns every page whose address is written in the content, even if other parts of its text are wrong. */
export const pagesInContent = (content: ParsedContent): PageInContent[] => [
  ...fixedPages(content),
  ...tagPages(content),
  ...postPages(content),
]
