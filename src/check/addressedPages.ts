import { defaultLanguage, languageCodes, type Language } from '../site/languages'
import { fillPattern, hasSlot, ownSlots } from '../site/paths'
import { valueAt, valuesAt, type FileData, type ValuePath } from './fileData'
import type { Position } from './issues'
import { rowShowing } from './pageRows'
import type { Content } from './readContent'

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
 * The paths that a row makes in a language with slugs, the present ones first. A former pattern with other slots than
 * the path makes none; that is an issue of its own (rules/routePaths.ts).
 */
function addresses({ json, data }: Content, id: string, language: Language, slugs: readonly Slug[]): PlacedPath[] {
  const { path, was } = data.pages![id]!
  const now = path[language]
  const fill = (pattern: string, slug: string) =>
    fillPattern(pattern, { product: data.site?.product.pathWord ?? '', slug }, id)
  const former = (was?.[language] ?? []).flatMap((pattern, index) => {
    if (String(ownSlots(pattern)) !== String(ownSlots(now))) return []
    const place = placeOf(json.pages!, [id, 'was', language, index])
    return slugs.map(({ slug }) => ({ path: fill(pattern, slug), ...place }))
  })
  return [...slugs.map(({ slug, ...place }) => ({ path: fill(now, slug), ...place })), ...former]
}

const inEveryLanguage = (own: (language: Language) => readonly PlacedPath[]): AddressedPage['addresses'] =>
  Object.fromEntries(languageCodes.map((language) => [language, own(language)]))

function fixedPages(content: Content): AddressedPage[] {
  return Object.entries(content.data.pages ?? {})
    .filter(([, row]) => !hasSlot(row.path[defaultLanguage]))
    .map(([id]) => ({
      id,
      kind: 'page',
      addresses: inEveryLanguage((language) =>
        addresses(content, id, language, [{ slug: '', ...placeOf(content.json.pages!, [id, 'path', language]) }]),
      ),
    }))
}

function tagPages(content: Content): AddressedPage[] {
  const { json, data } = content
  const row = rowShowing('tags', content)
  return Object.keys(row === undefined ? {} : (data.tags ?? {})).map((id) => ({
    id,
    kind: 'tag',
    addresses: inEveryLanguage((language) => addresses(content, row!, language, slugsIn(json.tags!, [id, language]))),
  }))
}

function postPages(content: Content): AddressedPage[] {
  const row = rowShowing('blog', content)
  const posts = new Map<string, AddressedPage['addresses']>()
  for (const { collection, key, language, fields } of row === undefined ? [] : content.texts) {
    if (collection !== 'blog' || typeof valueAt(fields.value, ['slug']) !== 'string') continue
    const own = addresses(content, row!, language, slugsIn(fields, []))
    // A draft has stood at no address yet.
    const isDraft = valueAt(fields.value, ['draft']) === true
    posts.set(key, { ...posts.get(key), [language]: isDraft ? own.slice(0, 1) : own })
  }
  return [...posts].map(([id, own]) => ({ id, kind: 'post', addresses: own }))
}

/** Every page with an address that somebody writes, whether or not the rest of its text is right. */
export const addressedPages = (content: Content): AddressedPage[] => [
  ...fixedPages(content),
  ...tagPages(content),
  ...postPages(content),
]
