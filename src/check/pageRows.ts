import type { PageKind } from '../site/kindColumns'
import { defaultLanguage } from '../site/languages'
import { isKind, kindNamed, type ShownCollection } from '../site/pageKinds'
import { hasSlot } from '../site/paths'
import type { Content } from './readContent'

/**
 * Ids of the rows of `content/pages.json` that links and menus may name: the page has one address a language. A row of
 * an unknown kind counts: that its kind is unknown is an issue already.
 */
export const targetPages = ({ json }: Content): string[] =>
  Object.entries((json.pages?.value ?? {}) as Record<string, { template?: unknown; path?: object }>).flatMap(
    ([id, { template, path }]) => {
      const isLinked = !isKind(template) || kindNamed(template).link === 'page'
      return isLinked && !hasSlot(String(Object.values(path ?? {})[0])) ? [id] : []
    },
  )

/** Ids of the rows of some kinds. */
export const rowsWhere = ({ data }: Pick<Content, 'data'>, isWanted: (kind: PageKind) => boolean): string[] =>
  Object.entries(data.pages ?? {}).flatMap(([id, { template }]) => (isWanted(kindNamed(template)) ? [id] : []))

export const showsFeature = ({ collection }: PageKind): boolean => collection === 'features'

/** Id of the row with a page for each text of a collection, such as `blog-post`; undefined where there is none. */
export const rowShowing = (collection: ShownCollection, { data }: Content): string | undefined =>
  Object.entries(data.pages ?? {}).find(
    ([, row]) => kindNamed(row.template).collection === collection && !row.path[defaultLanguage].includes('{page}'),
  )?.[0]
