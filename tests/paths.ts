import tags from '../content/tags.json'
import type { Language } from '../src/site/languages'
import { localPath } from '../src/site/paths'
import { ownPath, type RouteId } from '../src/site/routes'

/** Paths of a built site by the route table. */
export function pathsOn(hostLanguage: Language) {
  const pathOf = (id: RouteId, language: Language, params: Record<string, string> = {}) =>
    localPath(ownPath(id, language, params), language, hostLanguage)
  return {
    /** Path of a page in a language on the host of the build. */
    pathOf,
    /**
     * Paths that the tags have in a language, in the order of content/tags.json; one that no post has, has no page
     * there.
     */
    tagPaths: (language: Language) =>
      Object.values(tags).map((tag) => pathOf('blog-tag', language, { slug: tag[language].slug })),
  }
}
