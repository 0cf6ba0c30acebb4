import { headings } from '../content/remark/headings'
import { fragmentsOf } from '../site/fragments'
import { kindOfCollection } from '../site/pageKinds'
import { inEachLanguage, type Language } from '../site/languages'
import { targetPages } from './pageRows'
import type { ParsedContent, Text } from './content'

/** The possible targets of links in texts. */
export interface LinkTargets {
  /** `page:id` of every page with one address in each language, and `post:id` of every post in the language. */
  ids: Readonly<Record<Language, ReadonlySet<string>>>
  /** Fragments of a page or post in a language. */
  fragments: (id: string, language: Language) => ReadonlySet<string>
  /** Names of our own hosts. */
  hosts: ReadonlySet<string>
}

/** Returns the fragments that the template of a page makes. */
function ofTemplate(id: string, { pages, plans }: ParsedContent['data']): readonly string[] {
  const row = pages?.[id]
  const groups = (plans?.features ?? []).map(({ group }) => group)
  return row ? fragmentsOf(row, groups) : []
}

/** Names of our own hosts. */
export const hostNames = ({ data }: ParsedContent): ReadonlySet<string> =>
  new Set(Object.values(data.site?.sites ?? {}).map((url) => new URL(url).host))

/** Collects the possible targets of links. */
export function linkTargets(content: ParsedContent): LinkTargets {
  const name = ({ collection, key }: Text) => `${kindOfCollection(collection)?.link ?? 'none'}:${key}`
  const texts = new Map(content.texts.map((text) => [`${name(text)} ${text.language}`, text]))
  const pages = targetPages(content).map((id) => `page:${id}`)
  const posts = content.texts.filter((text) => kindOfCollection(text.collection)?.link === 'post')
  return {
    ids: inEachLanguage((code) => new Set([...pages, ...posts.filter(({ language }) => language === code).map(name)])),
    fragments: (id, language) => {
      const text = texts.get(`${id} ${language}`)
      const headingIds = text ? headings(text.tree).map((heading) => heading.id) : []
      return new Set([
        ...headingIds,
        ...(id.startsWith('page:') ? ofTemplate(id.slice('page:'.length), content.data) : []),
      ])
    },
    hosts: hostNames(content),
  }
}
