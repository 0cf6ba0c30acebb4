import pages from '../../content/pages.json'
import site from '../../content/site.json'
import { kindOfTemplate } from './pageKinds'
import { defaultLanguage } from './languages'
import type { NeededRow } from './neededRows'
import type { PageKind } from './kindColumns'
import { hasSlot, ownPathFrom } from './paths'
import type { ProductPictureName } from './productPictures'
import type { Route } from './schemas/pages'

/** Stands for the ids of all other rows, which only data name: no text in code has this type. */
declare enum OtherRow {
  id = 'id',
}

/** The id of a row of the route table. */
export type RouteId = NeededRow | OtherRow

/** A row or language that code needs and that is forgotten does not compile. */
const rows: Readonly<Record<NeededRow, Pick<Route, 'path'>>> = pages

/** The route table (requirement 2.1). */
export const routes = rows as Readonly<Record<RouteId, Route>>

export const routeIds = Object.keys(routes) as RouteId[]

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id)

/** What is known about the kind of a route's pages. */
export const kindOfRoute = (id: RouteId): PageKind => kindOfTemplate(routes[id].template)

/** Routes whose path has a slot (`{slug}`, `{page}`): a page each needs its own parameters. */
export const isPattern = (id: RouteId): boolean => hasSlot(routes[id].path[defaultLanguage])

/** The picture of a feature page; the content check has seen that it has one. */
export const pictureOf = (page: RouteId): ProductPictureName => routes[page].picture!

/** Unprefixed path of a page in a language; throws where a parameter of its pattern is not given. */
export const ownPath = ownPathFrom<RouteId>(routes, site.product.pathWord)

/** The pages above a page, from the front page down; none above the front page and the 404 page. */
export const breadcrumbs = (route: RouteId): RouteId[] => kindOfRoute(route).above.filter((id) => id !== route)
