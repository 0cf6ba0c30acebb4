import { slotsOf } from '../src/site/requiredRoutes'
import { routes, type RouteId } from '../src/site/routes'

/** The ids of all rows of the route table. */
export const routeIds = Object.keys(routes) as RouteId[]

/** True for a route whose path has a slot (`{slug}`, `{page}`): each of its pages has its own parameters. */
export const isPattern = (id: RouteId): boolean => slotsOf(id).length > 0
