import { isKind, kindNamed, type ShownCollection } from '../site/pageKinds'
import { hasParameter } from '../site/paths'
import type { Content } from './readContent'

/** A row of `content/pages.json` that may have issues. */
export interface RawRow {
  template?: unknown
  path?: Record<string, unknown>
}

/** Whether links and menus may name a row: its page has one address a language. A row of an unknown kind has enough of one issue. */
export const isTarget = ({ template, path }: RawRow): boolean =>
  (!isKind(template) || kindNamed(template).link === 'page') && !hasParameter(String(Object.values(path ?? {})[0]))

/** Id of the row whose pages show a collection each, such as the posts: not the one of further pages of a list. Undefined where there is none. */
export const rowShowing = (collection: ShownCollection, { data }: Content): string | undefined =>
  Object.entries(data.pages ?? {}).find(
    ([, row]) => kindNamed(row.template).collection === collection && !row.path.fi?.includes('{page}'),
  )?.[0]
