import { languageCodes, type Language } from '../site/languages'
import { hasSlotsOf, slotsOf, type NeededRow } from '../site/neededRows'
import { fillPattern } from '../site/paths'
import { valueAt, valuesAt, type FileData, type ValuePath } from './fileData'
import type { Position } from './issues'
import type { CheckedContent } from './readContent'

/** A path without prefix that a page has or had, and where it, or the slug in it, is written. */
export interface PlacedPath extends Position {
  path: string
  file: string
}

/** A page as far as its addresses go. */
export interface AddressedPage {
  id: string
  kind: 'page' | 'tag' | 'post'
  /** Every path that it has had in each of its languages, the present one first. */
  addresses: Partial<Record<Language, readonly PlacedPath[]>>
}

type Slug = Omit<PlacedPath, 'path'> & { slug: string }

const placeOf = ({ file, at }: FileData, path: ValuePath) => ({ file, ...at(path) })

/** The slug at a path of a file and those before it (`was`). */
const slugsIn = (file: FileData, at: ValuePath): Slug[] =>
  ['slug', 'was.*']
    .flatMap((pattern) => valuesAt(valueAt(file.value, at), pattern))
    .filter(({ value }) => typeof value === 'string')
    .map(({ path, value }) => ({ slug: String(value), ...placeOf(file, [...at, ...path]) }))

/**
 * The paths that a row makes in a language with slugs, the present ones first. Patterns whose slots are not those of
 * the row make none; they are issues of their own (rules/routePaths.ts).
 */
function pathsOfRow(
  { json, data }: CheckedContent,
  id: string,
  language: Language,
  slugs: readonly Slug[],
): PlacedPath[] {
  const { path, was } = data.pages![id]!
  const now = path[language]
  if (!hasSlotsOf(id, now)) return []
  const fill = (pattern: string, slug: string) =>
    fillPattern(pattern, { product: data.site?.product.pathWord ?? '', slug }, id)
  const former = (was?.[language] ?? []).flatMap((pattern, index) => {
    if (!hasSlotsOf(id, pattern)) return []
    const place = placeOf(json.pages!, [id, 'was', language, index])
    return slugs.map(({ slug }) => ({ path: fill(pattern, slug), ...place }))
  })
  return [...slugs.map(({ slug, ...place }) => ({ path: fill(now, slug), ...place })), ...former]
}

const inEveryLanguage = (own: (language: Language) => readonly PlacedPath[]): AddressedPage['addresses'] =>
  Object.fromEntries(languageCodes.map((language) => [language, own(language)]))

function fixedPages(content: CheckedContent): AddressedPage[] {
  return Object.keys(content.data.pages ?? {})
    .filter((id) => slotsOf(id).length === 0)
    .map((id) => ({
      id,
      kind: 'page',
      addresses: inEveryLanguage((language) =>
        pathsOfRow(content, id, language, [{ slug: '', ...placeOf(content.json.pages!, [id, 'path', language]) }]),
      ),
    }))
}

const isThere = (id: NeededRow, { data }: CheckedContent) => data.pages !== undefined && Object.hasOwn(data.pages, id)

function tagPages(content: CheckedContent): AddressedPage[] {
  const { json, data } = content
  return Object.keys(isThere('blog-tag', content) ? (data.tags ?? {}) : {}).map((id) => ({
    id,
    kind: 'tag',
    addresses: inEveryLanguage((language) =>
      pathsOfRow(content, 'blog-tag', language, slugsIn(json.tags!, [id, language])),
    ),
  }))
}

function postPages(content: CheckedContent): AddressedPage[] {
  const posts = new Map<string, AddressedPage['addresses']>()
  for (const { collection, key, language, fields } of isThere('blog-post', content) ? content.texts : []) {
    if (collection !== 'blog' || typeof valueAt(fields.value, ['slug']) !== 'string') continue
    const own = pathsOfRow(content, 'blog-post', language, slugsIn(fields, []))
    // A draft has stood at no address yet.
    const isDraft = valueAt(fields.value, ['draft']) === true
    posts.set(key, { ...posts.get(key), [language]: isDraft ? own.slice(0, 1) : own })
  }
  return [...posts].map(([id, own]) => ({ id, kind: 'post', addresses: own }))
}

/** Every page with an address that somebody writes, whether or not the rest of its text is right. */
export const addressedPages = (content: CheckedContent): AddressedPage[] => [
  ...fixedPages(content),
  ...tagPages(content),
  ...postPages(content),
]
