import { languageCodes, type Language } from '../site/languages'
import { fillPattern, hasParameter } from '../site/pathPattern'
import type { Position } from './issues'
import { valueAt } from './located'
import type { ContentEntry } from './parseContent'
import { dataFile, type Content } from './readContent'
import { rowShowing } from './rows'

/** A page as far as its addresses go. */
export interface AddressedPage {
  id: string
  kind: 'page' | 'tag' | 'post'
  file: Partial<Record<Language, string>>
  path: Partial<Record<Language, string>>
  /** Where the path or slug of a language is written. */
  position: (language: Language) => Position
}

const total = <T>(value: (language: Language) => T) =>
  Object.fromEntries(languageCodes.map((code) => [code, value(code)])) as Record<Language, T>

function fixedPages({ json, data }: Content): AddressedPage[] {
  const product = data.site?.product.pathWord ?? ''
  return Object.entries(data.pages ?? {})
    .filter(([, row]) => !hasParameter(Object.values(row.path)[0] ?? ''))
    .map(([id, row]) => ({
      id,
      kind: 'page',
      file: total(() => dataFile('pages')),
      path: total((language) => fillPattern(row.path[language] ?? '', { product }, id)),
      position: (language) => json.pages!.at([id, 'path', language]),
    }))
}

function tagPages(content: Content): AddressedPage[] {
  const { json, data } = content
  const row = rowShowing('tags', content)
  return Object.entries(row ? (data.tags ?? {}) : {}).map(([id, words]) => ({
    id,
    kind: 'tag',
    file: total(() => dataFile('tags')),
    path: total((language) => fillPattern(row!.path[language] ?? '', { slug: words[language]?.slug ?? '' }, id)),
    position: (language) => json.tags!.at([id, language, 'slug']),
  }))
}

function postPages(content: Content): AddressedPage[] {
  const row = rowShowing('blog', content)
  const posts = new Map<string, Map<Language, ContentEntry>>()
  for (const entry of row ? content.entries : []) {
    if (entry.collection !== 'blog' || typeof valueAt(entry.parsed.fields.value, ['slug']) !== 'string') continue
    posts.set(entry.key, (posts.get(entry.key) ?? new Map<Language, ContentEntry>()).set(entry.language, entry))
  }
  const path = (entry: ContentEntry) =>
    fillPattern(row!.path[entry.language] ?? '', { slug: String(valueAt(entry.parsed.fields.value, ['slug'])) }, entry.key)
  return [...posts].map(([id, own]) => ({
    id,
    kind: 'post',
    file: Object.fromEntries([...own].map(([language, { file }]) => [language, file])),
    path: Object.fromEntries([...own].map(([language, entry]) => [language, path(entry)])),
    position: (language) => own.get(language)!.parsed.fields.at(['slug']),
  }))
}

/** Every page with an address that somebody writes, whether or not the rest of its text is right. */
export const addressedPages = (content: Content): AddressedPage[] => [
  ...fixedPages(content),
  ...tagPages(content),
  ...postPages(content),
]
