import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../src/site/languages'
import { localPath } from '../src/site/paths'
import { kindOfRoute, ownPath, routes, type RouteId } from '../src/site/routes'
import { isPattern, routeIds } from './routeTable'

/** Returns the part of a pattern before its first slot (`/blog/{slug}` -> `/blog/`). */
const fixedPart = (pattern: string) => pattern.split('{', 1)[0]!

/**
 * Returns the first built page of a pattern: the first folder below its fixed part that is not the beginning of another
 * pattern.
 */
function firstPage(route: RouteId, folder: string, language: Language, hostLanguage: Language): string {
  const above = fixedPart(routes[route].path[language])
  const base = localPath(above, language, hostLanguage)
  const lists = routeIds.map((id) => fixedPart(routes[id].path[language]))
  const entries = readdirSync(join(folder, base), { withFileTypes: true })
  const page = entries.find((entry) => entry.isDirectory() && !lists.includes(`${above}${entry.name}/`))
  return base + page!.name
}

function samplePath(route: RouteId, folder: string, language: Language, hostLanguage: Language): string {
  if (kindOfRoute(route).pages === 'notFound') return localPath('/nothing-here', language, hostLanguage)
  return isPattern(route)
    ? firstPage(route, folder, language, hostLanguage)
    : localPath(ownPath(route, language), language, hostLanguage)
}

/** A page of every template in a language, by template, for tests and tools that cannot look at every page. */
export function samplePages(folder: string, language: Language, hostLanguage: Language): Map<string, string> {
  // The sample is the first row of a template without slots, otherwise the first pattern. So a page that is added later
  // does not change the samples.
  const inOrder = [...routeIds.filter((id) => !isPattern(id)), ...routeIds.filter(isPattern)].reverse()
  const samples = new Map(inOrder.map((route) => [routes[route].template, route]))
  return new Map([...samples].map(([template, route]) => [template, samplePath(route, folder, language, hostLanguage)]))
}
