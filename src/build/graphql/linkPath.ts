import type { Node } from 'gatsby'
import type { PostFields } from '../../content/schemas'
import type { VariableSources } from '../../content/variables'
import type { Language } from '../../site/languages'
import { postRoute, slotsOf } from '../../site/requiredRoutes'
import { fillPattern, localPath, type Params } from '../../site/paths'
import type { Route } from '../../site/schemas/pages'
import { isShown } from '../util/buildDay'
import { hostLanguage } from '../util/hostLanguage'
import { buildDayId, dataNodeId, textNodeId } from './nodeIds'
import type { ResolverContext } from './resolverContext'

type RouteNode = Node & { row: Route }
type PostNode = Node & Pick<PostFields, 'slug' | 'date' | 'draft'>
type BuildDayNode = Node & { day: string; develop: boolean }

/**
 * Returns the path of a page on this host by its route id; undefined if there is no such route, or if the route stands
 * for many pages and no `params` are given.
 */
function pagePath(id: string, language: Language, context: ResolverContext, params?: Params): string | undefined {
  const route = (context.nodeModel.getNodeById({ id: dataNodeId('Route', id) }) as RouteNode | null)?.row
  if (!route || (!params && slotsOf(id).length > 0)) return undefined
  const { product } = context.nodeModel.getNodeById({ id: dataNodeId('SiteInfo') }) as Node & VariableSources['site']
  const path = fillPattern(route.path[language], { product: product.pathWord, ...params }, `"${id}" (${language})`)
  return localPath(path, language, hostLanguage())
}

/** Returns the path of a post on this host; null if it is not published yet, undefined if it does not exist. */
function postPath(key: string, language: Language, context: ResolverContext): string | null | undefined {
  const post = context.nodeModel.getNodeById({ id: textNodeId('Post', language, key) }) as PostNode | null
  if (!post) return undefined
  const { day, develop } = context.nodeModel.getNodeById({ id: buildDayId }) as BuildDayNode
  return isShown(post, day, develop) ? pagePath(postRoute, language, context, { slug: post.slug }) : null
}

/**
 * Returns the path that a link by id in an article (`page:pricing`, `post:cash-flow`) leads to. The page that asks then
 * depends on all nodes that decide it.
 */
export const linkPath = (
  kind: 'page' | 'post',
  id: string,
  language: Language,
  context: ResolverContext,
): string | null | undefined => (kind === 'page' ? pagePath : postPath)(id, language, context)
