import type { Node } from 'gatsby'
import type { VariableSources } from '../../content/variables'
import { hasSlot, localPath, ownPathFrom } from '../../site/paths'
import type { Language } from '../../site/languages'
import type { Route } from '../../site/schemas/pages'
import { postRoute } from '../pages/postPages'
import { siteLanguage } from '../util/siteLanguage'
import { dataId, nodeId, hiddenPostsId } from './nodeIds'
import type { ResolverContext } from './resolverContext'

type RouteNode = Node & { row: Route }
type PostNode = Node & { slug: string }
/** Posts that are not out yet, as `key/language`. */
interface HiddenPosts {
  hidden: readonly string[]
}

/**
 * Path on this host of a page by its route id; undefined where there is none, or where the route is that of many pages.
 */
function pagePath(
  id: string,
  language: Language,
  context: ResolverContext,
  params?: Record<string, string>,
): string | undefined {
  const route = (context.nodeModel.getNodeById({ id: dataId('Route', id) }) as RouteNode | null)?.row
  if (!route || (!params && hasSlot(route.path[language]))) return undefined
  const { product } = context.nodeModel.getNodeById({ id: dataId('SiteInfo') }) as Node & VariableSources['site']
  return localPath(ownPathFrom({ [id]: route }, product.pathWord)(id, language, params), language, siteLanguage())
}

/** Path on this host of a post; null for one that is not out yet, undefined where there is none. */
function postPath(key: string, language: Language, context: ResolverContext): string | null | undefined {
  const post = context.nodeModel.getNodeById({ id: nodeId('Post', language, key) }) as PostNode | null
  if (!post) return undefined
  const { hidden } = context.nodeModel.getNodeById({ id: hiddenPostsId }) as Node & HiddenPosts
  return hidden.includes(`${key}/${language}`) ? null : pagePath(postRoute, language, context, { slug: post.slug })
}

/**
 * Where a link of an article (`page:pricing`, `post:cash-flow`) leads; the page that asks depends on all that decides
 * it.
 */
export const linkPath = (
  kind: 'page' | 'post',
  id: string,
  language: Language,
  context: ResolverContext,
): string | null | undefined => (kind === 'page' ? pagePath : postPath)(id, language, context)
