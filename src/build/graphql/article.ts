import type { Node } from 'gatsby'
import { parseArticle } from '../../content/article'
import { renderArticle, type Rendered } from '../../content/renderArticle'
import type { Language } from '../../site/languages'
import { articlePictures } from './articlePictures'
import { copyVariables } from './copyVariables'
import { linkPath } from './linkPath'
import type { Asked } from './resolverContext'

export interface TextNode extends Node {
  language: Language
}

/** The body of a text as HTML with its table of contents. */
export async function article(asked: Asked<TextNode>): Promise<Rendered> {
  const { source, context } = asked
  const { language } = source
  const markdown = context.nodeModel.getNodeById({ id: source.parent! }) as Node & { rawMarkdownBody: string }
  const parsed = parseArticle(markdown.rawMarkdownBody)
  return renderArticle(parsed, {
    variables: copyVariables(language, context),
    link: (kind, id) => linkPath(kind, id, language, context),
    pictures: await articlePictures(parsed.pictures, asked),
  })
}
