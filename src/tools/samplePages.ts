import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../site/languages'
import { localPath } from '../site/paths'
import { isPattern, kindOfRoute, ownPath, routeIds, routes, type RouteId } from '../site/routes'

/** Part of a pattern before its first slot (`/blog/{slug}` -> `/blog/`). */
const fixedPart = (pattern: string) => pattern.split('{', 1)[0]!

/** The first built page of a pattern: the first folder below its fixed part that no other pattern begins with. */
function firstPage(route: RouteId, folder: string, language: Language, siteLanguage: Language): string {
  const above = fixedPart(routes[route].path[language])
  const base = localPath(above, language, siteLanguage)
  const lists = routeIds.map((id) => fixedPart(routes[id].path[language]))
  const entries = readdirSync(join(folder, base), { withFileTypes: true })
  const page = entries.find((entry) => entry.isDirectory() && !lists.includes(`${above}${entry.name}/`))
  return base + page!.name
}

function samplePath(route: RouteId, folder: string, language: Language, siteLanguage: Language): string {
  if (kindOfRoute(route).pages === 'notFound') return localPath('/nothing-here', language, siteLanguage)
  return isPattern(route)
    ? firstPage(route, folder, language, siteLanguage)
    : localPath(ownPath(route, language), language, siteLanguage)
}

/** A page of every kind in a language, by the kind's name: what tools and tests look at when every page is too many. */
export function samplePages(folder: string, language: Language, siteLanguage: Language): Map<string, string> {
  // The first row of a kind is taken that has no slots, else the first of its patterns: a page added later changes no
  // sample.
  const inOrder = [...routeIds.filter((id) => !isPattern(id)), ...routeIds.filter(isPattern)].reverse()
  const samples = new Map(inOrder.map((route) => [routes[route].template, route]))
  return new Map([...samples].map(([kind, route]) => [kind, samplePath(route, folder, language, siteLanguage)]))
}
