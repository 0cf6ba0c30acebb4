import type { TextKey } from '../../content/contentPath'
import type { PostFields } from '../../content/schemas'
import { inEachLanguage, type Language } from '../../site/languages'
import { fillPattern, type Params } from '../../site/paths'
import type { RouteId } from '../../site/routes'
import type { Route } from '../../site/schemas/pages'
import { isShown } from '../util/buildDay'
import type { Query } from '../util/query'

/** A tag in a language, with the fields that its pages need. */
export interface TagRow {
  key: string
  language: Language
  slug: string
  /** Former slugs. */
  was: readonly string[] | null
}

/** A post in a language, with the fields that pages, lists, social images and sitemaps need, without its text. */
export type PostRow = TextKey & Pick<PostFields, 'slug' | 'was' | 'date' | 'draft' | 'tags'>

/** The posts of each language, newest first; those of one day by their keys, alike on every machine. */
export type PostsByLanguage = Readonly<Record<Language, readonly PostRow[]>>

const newestFirst = (a: PostRow, b: PostRow) => b.date.localeCompare(a.date) || (a.key < b.key ? -1 : 1)

export const postsByLanguage = (posts: readonly PostRow[]): PostsByLanguage =>
  inEachLanguage((code) => posts.filter(({ language }) => language === code).sort(newestFirst))

/**
 * Returns all unprefixed paths of a page in a language, the current one first: every pattern of its route with every
 * set of parameters. `params` are the current set and the former ones.
 */
type OwnPaths = (id: RouteId, language: Language, params?: readonly Params[]) => string[]

/** The content that the pages of a build are made from. */
export interface SiteContent {
  routes: Readonly<Record<RouteId, Route>>
  ownPaths: OwnPaths
  /** In the order of `content/tags.json`, in which tags are shown. */
  tags: readonly TagRow[]
  /** The posts that this build shows. */
  posts: PostsByLanguage
}

const source = `{
  site: siteInfo { product }
  routes: allRoute(sort: { position: ASC }) { nodes { key row } }
  tags: allTag(sort: { position: ASC }) { nodes { key language slug was } }
  posts: allPost(sort: [{ key: ASC }, { language: ASC }]) { nodes { key language slug was date draft tags { key } } }
}`

interface Answer {
  site: { product: { pathWord: string } }
  routes: { nodes: { key: RouteId; row: Route }[] }
  tags: { nodes: TagRow[] }
  posts: { nodes: (Omit<PostRow, 'tags'> & { tags: { key: string }[] })[] }
}

export const ownPathsFrom =
  (routes: SiteContent['routes'], product: string): OwnPaths =>
  (id, language, params = [{}]) => {
    const { path, was } = routes[id]
    return [path[language], ...(was?.[language] ?? [])].flatMap((pattern) =>
      params.map((values) => fillPattern(pattern, { product, ...values }, `"${id}" (${language})`)),
    )
  }

/** Queries routes, tags and the posts that this build shows. */
export async function siteContent(query: Query): Promise<SiteContent> {
  const { site, routes: rows, tags, posts } = (await query(source)) as Answer
  const routes = Object.fromEntries(rows.nodes.map(({ key, row }) => [key, row])) as SiteContent['routes']
  const shownPosts = posts.nodes.filter((post) => isShown(post))
  return {
    routes,
    ownPaths: ownPathsFrom(routes, site.product.pathWord),
    tags: tags.nodes,
    posts: postsByLanguage(shownPosts.map((post) => ({ ...post, tags: post.tags.map(({ key }) => key) }))),
  }
}
