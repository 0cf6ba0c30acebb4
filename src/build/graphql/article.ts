import type { Node } from 'gatsby'
import { parseArticle } from '../../content/article'
import { variables } from '../../content/variables'
import type { Publication } from '../../content/publication'
import { renderArticle, type Rendered } from '../../content/renderArticle'
import type { Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import { isRouteId, ownPath, postRoute } from '../../site/routes'
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
  return isShown(post) ? localPath(ownPath(postRoute, language, { slug: post.slug }), language, siteLanguage()) : null
}

const pagePath = (id: string, language: Language) =>
  isRouteId(id) ? localPath(ownPath(id, language), language, siteLanguage()) : undefined

/** The body of a text as HTML with its table of contents. */
export async function article(asked: Asked<TextNode>): Promise<Rendered> {
  const { source, context } = asked
  const { language } = source
  const markdown = context.nodeModel.getNodeById({ id: source.parent! }) as Node & { rawMarkdownBody: string }
  const parsed = parseArticle(markdown.rawMarkdownBody)
  return renderArticle(parsed, {
    variables: variables(language),
    link: (kind, id) => (kind === 'page' ? pagePath(id, language) : postPath(id, language, context)),
    pictures: await articlePictures(parsed.pictures, asked),
  })
}
