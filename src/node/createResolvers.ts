import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby'
import { article, type TextNode } from './graphql/article'
import { byKey, menu } from './graphql/byKey'
import { contentFile } from './graphql/contentFile'
import { copy } from './graphql/copy'
import { coverPicture } from './graphql/coverPicture'
import type { ResolverContext, ResolverInfo } from './graphql/resolverContext'

type PostNode = Node & { cover: string }

/** Fields that put facts, paths and pictures into content at build time, and root fields that find it by key. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ getNodesByType, reporter, ...args }: CreateResolversArgs) => {
  const create = args.createResolvers as (resolvers: object) => void
  const withArticle = {
    article: {
      type: 'Article!',
      resolve: (source: TextNode, _args: object, context: ResolverContext, info: ResolverInfo) =>
        article({ source, context, info, reporter }),
    },
  }
  create({
    Query: {
      copy: copy(() => getNodesByType('Locale')),
      menu,
      posts: byKey('Post'),
      tags: byKey('Tag'),
      testimonials: byKey('Testimonial'),
      faqs: byKey('Faq'),
      features: byKey('Feature'),
      legalPages: byKey('LegalPage'),
    },
    Feature: withArticle,
    LegalPage: withArticle,
    Testimonial: withArticle,
    Post: {
      ...withArticle,
      cover: {
        type: 'GatsbyImageData',
        args: { width: 'Int!' },
        resolve: (source: PostNode, { width }: { width: number }, context: ResolverContext, info: ResolverInfo) =>
          coverPicture({ source, context, info, reporter }, width),
      },
      coverFile: {
        type: 'File',
        resolve: (source: PostNode, _args: object, context: ResolverContext, info: ResolverInfo) =>
          contentFile(source.cover, { source, context, info, reporter }),
      },
    },
  })
}
