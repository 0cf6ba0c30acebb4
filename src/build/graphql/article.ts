import type { Node } from 'gatsby'
import { finishArticle, pictureNames, type Article, type RenderedMarkdown } from '../../content/finishArticle'
import type { Publication } from '../../content/publication'
import { variables } from '../../content/variables'
import type { Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import { isRouteId, ownPath } from '../../site/routes'
import { isShown } from '../util/buildDay'
import { nodeId, publicationId } from './nodeIds'
import { siteLanguage } from '../util/siteLanguage'
import { articlePictures } from './articlePictures'
import type { Asked, ResolverContext } from './resolverContext'

export interface TextNode extends Node {
  language: Language
}

type PostNode = Node & Publication & { slug: string }

/** Path of a post; null for one that is not out yet. Depends on the day, which the publication node stands for. */
function postPath(key: string, language: Language, { nodeModel }: ResolverContext): string | null | undefined {
  nodeModel.getNodeById({ id: publicationId })
  const post = nodeModel.getNodeById({ id: nodeId('Post', language, key) }) as PostNode | null
  if (!post) return undefined
  return isShown(post) ? localPath(ownPath('blog-post', language, { slug: post.slug }), language, siteLanguage()) : null
}

const pagePath = (id: string, language: Language) =>
  isRouteId(id) ? localPath(ownPath(id, language), language, siteLanguage()) : undefined

/** What the transformer makes of the markdown of a text. */
async function rendered({ source, context, info }: Asked): Promise<RenderedMarkdown> {
  const markdown = context.nodeModel.getNodeById({ id: source.parent! })
  const fields = info.schema.getType('MarkdownRemark').getFields()
  const ask = (field: 'html' | 'headings') => fields[field]!.resolve(markdown, {}, context, info)
  return { html: await ask('html'), headings: await ask('headings') } as RenderedMarkdown
}

/** The body of a text as HTML with its table of contents. */
export async function article(asked: Asked<TextNode>): Promise<Article> {
  const { context, source: { language } } = asked
  const markdown = await rendered(asked)
  return finishArticle(markdown, {
    variables: variables(language),
    link: (kind, id) => (kind === 'page' ? pagePath(id, language) : postPath(id, language, context)),
    pictures: await articlePictures(pictureNames(markdown.html), asked),
  })
}
