import pages from '../../content/pages.json'
import site from '../../content/site.json'
import { kindNamed, type Kind } from './pageKinds'
import type { FeatureBand } from './featureBands'
import { defaultLanguage, type Language } from './languages'
import type { PageKind } from './pageKind'
import { hasParameter, pathsOf } from './paths'
import type { ProductPictureName } from './productPictures'

export type RouteId = keyof typeof pages

/** A row of `content/pages.json`: one page, or a pattern for many. */
export interface Route {
  /** Its kind, and the file in src/templates. */
  template: Kind
  /** Unprefixed path per language; `{product}`, `{slug}` and `{page}` are filled in. */
  path: Readonly<Record<Language, string>>
  /** Paths that it had before, with the same parameters. */
  was?: Readonly<Partial<Record<Language, readonly string[]>>>
  /** Ids of the testimonials that the page shows, the first larger than the others. */
  testimonials?: readonly string[]
  /** Ids of feature pages: those that a feature page leads to, the scenes of the front page, the pictures of the chapters of the list of features. */
  related?: readonly string[]
  /** Feature page: the bands between its head and the related pages, in their order; all of them where none are given. */
  bands?: readonly FeatureBand[]
  /** Feature page, which has to have one: the picture of the product beside its title. */
  picture?: ProductPictureName
  /** Folder of `content/faq/` with the questions that the page answers. */
  faq?: string
}

/** A row before the content check has seen that its kind and bands exist. */
type Row = Omit<Route, 'template' | 'bands' | 'picture'> & {
  template: string
  bands?: readonly string[]
  picture?: string
}

/** A language forgotten in a row does not compile. */
const rows: Readonly<Record<RouteId, Row>> = pages

/** The route table (requirement 2.1). */
export const routes = rows as Readonly<Record<RouteId, Route>>

export const routeIds = Object.keys(routes) as RouteId[]

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id)

/** What is known about the kind of a route's pages. */
export const kindOf = (id: RouteId): PageKind => kindNamed(routes[id].template)

/** Routes whose path has a slot (`{slug}`, `{page}`): a page each needs its own parameters. */
export const isPattern = (id: RouteId): boolean => hasParameter(routes[id].path[defaultLanguage])

/** The picture of a feature page; the content check has seen that it has one. */
export const pictureOf = (page: RouteId): ProductPictureName => routes[page].picture!

/** Unprefixed path of a page in a language; throws where a parameter of its pattern is not given. */
export const ownPath = pathsOf<RouteId>(routes, site.product.pathWord)

/** The pages above a page, from the front page down; none above the front page and the 404 page. */
export const breadcrumbs = (route: RouteId): RouteId[] => kindOf(route).above.filter((id) => id !== route)
