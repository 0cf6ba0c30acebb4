import { isLanguage, languageCodes, type Language } from '../site/languages'
import { featureBandNames } from '../site/featureBands'
import { kindNamed, kindShowing } from '../site/pageKinds'
import { headings } from '../content/remark/headings'
import { addressedPages } from './addressedPages'
import { parseMarkdown, readable } from './markdown'
import type { ContentEntry } from './parseContent'
import type { Content } from './readContent'
import { isTarget, type RawRow } from './rows'

/** What links of articles can lead to. */
export interface LinkTargets {
  /** Ids of the pages that have one address a language. */
  pages: readonly string[]
  /** The posts of a language by id. */
  posts: (language: Language) => ReadonlyMap<string, ContentEntry>
  /** Fragments of a page or post in a language. */
  fragments: (kind: 'page' | 'post', id: string, language: Language) => ReadonlySet<string>
  /** The link by id (`page:pricing`) for a path of our own sites, with or without a prefix; undefined for unknown ones. */
  byPath: (path: string, language: Language) => string | undefined
  /** Host names of our own sites. */
  hosts: ReadonlySet<string>
}

/** The links by id for paths that pages and posts have or had, alone and behind their language. */
function ownPaths(content: Content): Map<string, string> {
  const paths = new Map<string, string>()
  for (const { id, kind, addresses } of addressedPages(content).filter(
    (page) => page.kind === 'post' || (page.kind === 'page' && isTarget(content.data.pages![page.id]!)),
  ))
    for (const [language, own] of Object.entries(addresses))
      for (const { path } of own) {
        paths.set(`${language} ${path}`, `${kind}:${id}`)
        if (!paths.has(path)) paths.set(path, `${kind}:${id}`)
      }
  return paths
}

function fixedFragments(id: string, content: Content): readonly string[] {
  const row = content.data.pages?.[id]
  if (!row) return []
  const groups = (content.data.plans?.features ?? []).map(({ group }) => group)
  return kindNamed(row.template).fragments({ bands: row.bands ?? featureBandNames, groups })
}

/** Indexes what links can lead to; fragments are read when they are asked for. */
export function linkTargets(content: Content): LinkTargets {
  const rows = Object.entries((content.json.pages?.value ?? {}) as Record<string, RawRow>)
  const pages = rows.filter(([, row]) => isTarget(row)).map(([id]) => id)
  const posts = new Map(languageCodes.map((code) => [code, new Map<string, ContentEntry>()]))
  const texts = new Map<string, ContentEntry>()
  for (const entry of content.entries) {
    const link = kindShowing(entry.collection)?.link
    if (link === 'post') posts.get(entry.language)!.set(entry.key, entry)
    if (link === 'page') texts.set(`${entry.key} ${entry.language}`, entry)
  }
  const known = new Map<string, ReadonlySet<string>>()
  const headingsOf = (entry: ContentEntry | undefined) =>
    entry ? headings(parseMarkdown(readable(entry.parsed.body)).tree).map((heading) => heading.id) : []
  const fragments: LinkTargets['fragments'] = (kind, id, language) => {
    const name = `${kind}:${id} ${language}`
    const entry = kind === 'post' ? posts.get(language)!.get(id) : texts.get(`${id} ${language}`)
    const found =
      known.get(name) ?? new Set([...headingsOf(entry), ...(kind === 'page' ? fixedFragments(id, content) : [])])
    known.set(name, found)
    return found
  }
  const paths = ownPaths(content)
  const byPath: LinkTargets['byPath'] = (path, language) => {
    const clean = path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
    const prefix = clean.split('/')[1]
    const own = isLanguage(prefix) ? clean.slice(prefix.length + 1) || '/' : clean
    return paths.get(`${isLanguage(prefix) ? prefix : language} ${own}`) ?? paths.get(own)
  }
  const hosts = new Set(
    Object.values(content.data.site?.sites ?? {}).flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : [])),
  )
  return { pages, posts: (language) => posts.get(language)!, fragments, byPath, hosts }
}
