import { kindOf, type RouteId } from './routes'

/** The pages above a page, from the front page down; none above the front page and the 404 page. */
export const breadcrumbs = (route: RouteId): RouteId[] => kindOf(route).above.filter((id) => id !== route)
