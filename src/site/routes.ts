import pages from '../../content/pages.json'
import site from '../../content/site.json'
import type { Language } from './languages'
import { hasParameter } from './pathPattern'
import { pathsOf } from './routePaths'

export type RouteId = keyof typeof pages

/** A row of `content/pages.json`: one page or family of pages of the site. */
export interface Route {
  /** File name in src/templates. */
  template: string
  /** Locale namespaces the page loads besides `common`. */
  namespaces: readonly string[]
  /** Unprefixed path per language; `{product}`, `{slug}` and `{page}` are filled in. */
  path: Readonly<Record<Language, string>>
  /** Paths that it had before, with the same parameters. */
  was?: Readonly<Partial<Record<Language, readonly string[]>>> | null
  testimonials?: readonly string[]
  related?: readonly string[]
  /** Feature page: the bands between its head and the related pages, in their order; all of them where none are given. */
  bands?: readonly string[]
  picture?: string
  faq?: string
}

/** The route table of DESIGN section 3; a language forgotten in a row does not compile. */
export const routes: Readonly<Record<RouteId, Route>> = pages

export const routeIds = Object.keys(routes) as RouteId[]

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id)

/** Routes whose path has a slot (`{slug}`, `{page}`): a page each needs its own parameters. */
export const isPattern = (id: RouteId): boolean => hasParameter(routes[id].path.fi)

/** Unprefixed path of a page in a language; throws where a parameter of its pattern is not given. */
export const ownPath = pathsOf<RouteId>(routes, site.product.pathWord)
