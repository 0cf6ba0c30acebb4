import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby'
import { facts } from '../content/facts'
import { fillDeep } from '../content/fill'
import type { Publication } from '../content/publication'
import { readingMinutes } from '../content/readingTime'
import { renderArticle } from '../content/renderArticle'
import type { Language } from '../site/languages'
import { localPath } from '../site/paths'
import { isRouteId, ownPath } from '../site/routes'
import { articlePictures, type PictureContext, type PictureInfo } from './articlePictures'
import { isShown } from './buildDay'
import { siteLanguage } from './siteLanguage'

interface ContentNode extends Node {
  language: Language
  key: string
}

/** Paths of the posts that an article links to, found before the article is rendered; null for those not out yet. */
async function postPaths(html: string, language: Language, context: PictureContext): Promise<Map<string, string | null>> {
  const keys = new Set([...html.matchAll(/href="post:([\w-]+)/g)].map((match) => match[1]!))
  const paths = new Map<string, string | null>()
  for (const key of keys) {
    const query = { filter: { key: { eq: key }, language: { eq: language } } }
    const post = (await context.nodeModel.findOne({ type: 'Post', query })) as (Publication & { slug: string }) | null
    if (!post) continue
    const path = localPath(ownPath('blog-post', language, { slug: post.slug }), language, siteLanguage())
    paths.set(key, isShown(post) ? path : null)
  }
  return paths
}

async function article(source: ContentNode, _args: unknown, context: PictureContext, info: PictureInfo) {
  const parent = context.nodeModel.getNodeById({ id: source.parent! })
  const html = (await info.schema.getType('MarkdownRemark').getFields().html!.resolve(parent, {}, context, info)) as string
  const file = context.nodeModel.getNodeById({ id: parent!.parent! }) as Node & { relativeDirectory: string }
  const posts = await postPaths(html, source.language, context)
  const page = (id: string) =>
    isRouteId(id) ? localPath(ownPath(id, source.language), source.language, siteLanguage()) : undefined
  const pictures = await articlePictures(html, file.relativeDirectory, context, info)
  const link = (kind: 'page' | 'post', id: string) => (kind === 'page' ? page(id) : posts.get(id))
  const rendered = renderArticle(html, facts(source.language), link, pictures)
  return { ...rendered, minutes: readingMinutes(html.replace(/<[^>]*>/g, ' ')) }
}

/** Locale data with the facts filled in; quotation marks in a fact cannot break the JSON. */
const localeData = (source: { data: string; language: Language }) =>
  JSON.stringify(fillDeep(JSON.parse(source.data) as unknown, facts(source.language)))

/** Resolvers that put facts and paths into copy at build time. */
export const createResolvers: GatsbyNode['createResolvers'] = (args: CreateResolversArgs) => {
  const create = args.createResolvers as (resolvers: object) => void
  const withArticle = { article: { type: 'Article!', resolve: article } }
  create({
    Feature: withArticle,
    Post: withArticle,
    LegalPage: withArticle,
    Testimonial: withArticle,
    Locale: { data: { type: 'String!', resolve: localeData } },
  })
}
