import type { Node } from 'gatsby'
import { finishArticle, imageNames, type Article, type RenderedMarkdown } from '../../content/finishArticle'
import { isLanguage, type Language } from '../../site/languages'
import { typeset } from '../typesetting/typeset'
import { typesetHtml } from '../typesetting/typesetHtml'
import { articleImages } from './articleImages'
import { copyVariables } from './copyVariables'
import { linkPath } from './linkPath'
import type { ResolverArgs } from './resolverContext'

export interface TextNode extends Node {
  language: Language
}

/** Returns the HTML and headings that Gatsby's markdown transformer makes from a text. */
async function rendered({ source, context, info }: ResolverArgs): Promise<RenderedMarkdown> {
  const markdown = context.nodeModel.getNodeById({ id: source.parent! })
  const fields = info.schema.getType('MarkdownRemark').getFields()
  const ask = (field: 'html' | 'headings') => fields[field]!.resolve(markdown, {}, context, info)
  return { html: await ask('html'), headings: await ask('headings') } as RenderedMarkdown
}

/** Returns the finished body of a text as HTML with its table of contents. */
export async function article(args: ResolverArgs<TextNode>): Promise<Article> {
  const { source, context } = args
  const { language } = source
  const markdown = await rendered(args)
  const { html, toc } = finishArticle(markdown, {
    variables: copyVariables(language, context),
    link: (kind, id) => linkPath(kind, id, language, context),
    images: await articleImages(imageNames(markdown.html), args),
    typeset: (text, narrow, lang) => typesetHtml(text, isLanguage(lang) ? lang : language, narrow),
  })
  return { html, toc: toc.map(({ id, text }) => ({ id, text: typeset(text, language) })) }
}
