import type { PageKind } from './pageKind'
import { pageKinds, type Kind } from './pageKinds'

export const kinds = Object.keys(pageKinds) as Kind[]

export const isKind = (name: unknown): name is Kind => typeof name === 'string' && Object.hasOwn(pageKinds, name)

/** What is known about a kind. */
export const kindNamed = (name: Kind): PageKind => pageKinds[name]

/** The kind of page that shows a collection; undefined where its texts have no pages of their own. */
export const kindShowing = (collection: string): PageKind | undefined =>
  kinds.map(kindNamed).find((kind) => kind.collection === collection)

/** Key of the short name of a row's page in the texts of `common`; undefined where its pages bring their own. */
export const nameKey = ({ name }: PageKind, id: string): string | undefined => name?.replace('{id}', id)
