import type { Language } from '../site/languages'
import { prefixLanguage } from '../site/paths'
import { hiddenPath, notFoundFile, ownPrefixPath, refusedTarget, variantPath } from './hosts/requestRules'

export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string }

const refused = new RegExp(refusedTarget, 'i')
const hidden = new RegExp(hiddenPath)
const variant = new RegExp(variantPath)

/**
 * What production answers to a path (docs/publishing.md): the page without a slash redirect, a permanent redirect from a slash at the
 * end, from `index.html`, from the host's own prefix and from a former address, else the not-found page in the language
 * that `?lang=` asks for, of the prefix or of the host. `exists` tells whether the build has a file (path with a leading slash), `moved` where a page is that stood at a path before.
 */
export function answer(
  path: string,
  asked: Language | undefined,
  siteLanguage: Language,
  exists: (file: string) => boolean,
  moved: (path: string) => string | undefined,
): Answer {
  const notFound: Answer = {
    status: 404,
    file: notFoundFile(asked ?? prefixLanguage(path) ?? siteLanguage, siteLanguage),
  }
  if (refused.test(path) || hidden.test(path)) return notFound
  const own = new RegExp(ownPrefixPath(siteLanguage)).exec(path)
  if (own) return { status: 301, location: `/${own.groups?.rest ?? ''}` }
  const bare = variant.exec(path)?.groups?.bare
  if (bare !== undefined && path !== '/' && exists(`${bare}/index.html`)) return { status: 301, location: bare || '/' }
  const file = [path, `${path === '/' ? '' : path}/index.html`].find(
    (candidate) => !candidate.endsWith('/') && exists(candidate),
  )
  if (file !== undefined) return { status: 200, file }
  const location = moved(path)
  return location === undefined ? notFound : { status: 301, location }
}
