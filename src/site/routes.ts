import pages from '../../content/pages.json'
import site from '../../content/site.json'
import { kindOfTemplate } from './pageKinds'
import type { Language } from './languages'
import type { RequiredRoute } from './requiredRoutes'
import type { PageKind } from './kindColumns'
import { fillPattern, type Params } from './paths'
import type { ProductPictureName } from './product/productPictures'
import type { Route } from './schemas/pages'

/**
 * The type of the ids that only data names; code cannot write one. It is an enum so that `routes[id]` always has a row:
 * with a type made of `string` the compiler would take the row for possibly missing.
 */
declare enum RowOfData {
  id = 'id',
}

/** The id of a row of the route table. */
export type RouteId = RequiredRoute | RowOfData

/** Compiles only if the table has all rows and languages that code needs. */
const rows: Readonly<Record<RequiredRoute, Pick<Route, 'path'>>> = pages

/** The route table (requirement 2.1). */
export const routes = rows as Readonly<Record<RouteId, Route>>

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id)

/** Returns what the table of kinds says about the pages of a route. */
export const kindOfRoute = (id: RouteId): PageKind => kindOfTemplate(routes[id].template)

/** Returns the picture of a feature page; the content check has made sure that it has one. */
export const pictureOf = (page: RouteId): ProductPictureName => routes[page].picture!

/** Returns the unprefixed path of a page in a language; throws if a parameter of its pattern is missing. */
export const ownPath = (id: RouteId, language: Language, params: Params = {}): string =>
  fillPattern(routes[id].path[language], { product: site.product.pathWord, ...params }, `"${id}" (${language})`)

/** Returns the pages above a page, from the front page down; none for the front page and the 404 page. */
export const breadcrumbs = (route: RouteId): RouteId[] => kindOfRoute(route).above.filter((id) => id !== route)
