import { languageCodes, type Language } from '../site/languages'
import { fillPattern, hasParameter, ownSlots } from '../site/paths'
import type { Position } from './issues'
import { valueAt, type Located, type ValuePath } from './located'
import { dataFile, type Content } from './readContent'
import { rowShowing } from './rows'

/** A path without prefix that a page has or had, and where it, or the slug in it, is written. */
export interface Address extends Position {
  path: string
  file: string
}

/** A page as far as its addresses go. */
export interface AddressedPage {
  id: string
  kind: 'page' | 'tag' | 'post'
  /** Every path that it has had in each of its languages, the present one first. */
  addresses: Partial<Record<Language, readonly Address[]>>
}

type Slug = Omit<Address, 'path'> & { slug: string }

/** The slug in a part of a file and those before it (`was`). */
function slugsIn(file: string, data: Located, part: ValuePath): Slug[] {
  const was = valueAt(data.value, [...part, 'was'])
  const places = [[...part, 'slug'], ...(Array.isArray(was) ? was.map((_, index) => [...part, 'was', index]) : [])]
  return places.flatMap((place) => {
    const slug = valueAt(data.value, place)
    return typeof slug === 'string' ? [{ slug, file, ...data.at(place) }] : []
  })
}

/**
 * The paths that a row makes in a language with slugs, the present ones first. A former pattern with other slots than the path makes none;
 * that is an issue of its own (checks/routes.ts).
 */
function addresses({ json, data }: Content, id: string, language: Language, slugs: readonly Slug[]): Address[] {
  const {
    path: { [language]: now = '' },
    was,
  } = data.pages![id]!
  const path = (pattern: string, slug: string) =>
    fillPattern(pattern, { product: data.site?.product.pathWord ?? '', slug }, id)
  const former = (was?.[language] ?? []).flatMap((pattern, index) => {
    if (String(ownSlots(pattern)) !== String(ownSlots(now))) return []
    const place = { file: dataFile('pages'), ...json.pages!.at([id, 'was', language, index]) }
    return slugs.map(({ slug }) => ({ path: path(pattern, slug), ...place }))
  })
  return [...slugs.map(({ slug, ...place }) => ({ path: path(now, slug), ...place })), ...former]
}

const inEveryLanguage = (own: (language: Language) => readonly Address[]): AddressedPage['addresses'] =>
  Object.fromEntries(languageCodes.map((language) => [language, own(language)]))

function fixedPages(content: Content): AddressedPage[] {
  const file = dataFile('pages')
  return Object.entries(content.data.pages ?? {})
    .filter(([, row]) => !hasParameter(Object.values(row.path)[0] ?? ''))
    .map(([id]) => ({
      id,
      kind: 'page',
      addresses: inEveryLanguage((language) =>
        addresses(content, id, language, [{ slug: '', file, ...content.json.pages!.at([id, 'path', language]) }]),
      ),
    }))
}

function tagPages(content: Content): AddressedPage[] {
  const { json, data } = content
  const row = rowShowing('tags', content)
  return Object.keys(row === undefined ? {} : (data.tags ?? {})).map((id) => ({
    id,
    kind: 'tag',
    addresses: inEveryLanguage((language) =>
      addresses(content, row!, language, slugsIn(dataFile('tags'), json.tags!, [id, language])),
    ),
  }))
}

function postPages(content: Content): AddressedPage[] {
  const row = rowShowing('blog', content)
  const posts = new Map<string, AddressedPage['addresses']>()
  for (const { collection, key, language, file, parsed } of row === undefined ? [] : content.entries) {
    const [now, ...was] = slugsIn(file, parsed.fields, [])
    if (collection !== 'blog' || typeof valueAt(parsed.fields.value, ['slug']) !== 'string') continue
    const own = addresses(content, row!, language, [now!, ...was])
    // A draft has stood at no address yet.
    const isDraft = valueAt(parsed.fields.value, ['draft']) === true
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
