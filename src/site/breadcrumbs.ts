import { routes, type RouteId } from './routes'

/** Pages that stand below a family of the blog. */
const parents: Partial<Record<RouteId, RouteId>> = {
  'blog-page': 'blog',
  'blog-tag': 'blog',
  'blog-tag-page': 'blog',
  'blog-post': 'blog',
}

const parent = (route: RouteId): RouteId | undefined => (routes[route].template === 'Feature' ? 'features' : parents[route])

/** The pages above a page, from the front page down; none above the front page and a page that is not there. */
export function breadcrumbs(route: RouteId): RouteId[] {
  if (route === 'home' || route === 'not-found') return []
  const above = parent(route)
  return above ? ['home', above] : ['home']
}
