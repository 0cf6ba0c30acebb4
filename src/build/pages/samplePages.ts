import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import { isPattern, ownPath, routeIds, routes } from '../../site/routes'

/** Folders of the blog that hold lists of posts. */
const lists = ['page', 'tag']

/** The first page right below a path of a built folder. */
function firstBelow(folder: string, path: string): string {
  const entry = readdirSync(join(folder, path), { withFileTypes: true }).find((item) => item.isDirectory() && !lists.includes(item.name))
  return `${path}/${entry!.name}`
}

/** A page of every template in a language, by the template's name: what tools and tests look at when every page is too many. */
export function samplePages(folder: string, language: Language, siteLanguage: Language): Map<string, string> {
  const fixed = routeIds.filter((id) => !isPattern(id) && id !== 'not-found')
  const blog = localPath(ownPath('blog', language), language, siteLanguage)
  const unknown = localPath('/nothing-here', language, siteLanguage)
  return new Map([
    ...fixed.map((id) => [routes[id].template, localPath(ownPath(id, language), language, siteLanguage)] as const),
    ['Post', firstBelow(folder, blog)],
    ['BlogTag', firstBelow(folder, `${blog}/tag`)],
    ['NotFound', unknown],
  ])
}
