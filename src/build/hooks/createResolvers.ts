import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby'
import { article, type TextNode } from '../graphql/article'
import { byKey, menu } from '../graphql/byKey'
import { contentFile } from '../graphql/contentFile'
import { copy } from '../graphql/copy'
import type { ResolverContext, ResolverInfo } from '../graphql/resolverContext'
import { coverPicture } from '../images/coverPicture'

type PostNode = Node & { cover: string }

const body = (source: TextNode, _args: object, context: ResolverContext, info: ResolverInfo) => article({ source, context, info })

const coverFile = (source: PostNode, _args: object, context: ResolverContext, info: ResolverInfo) =>
  contentFile(source.cover, { source, context, info })

async function cover(source: PostNode, { width }: { width: number }, context: ResolverContext, info: ResolverInfo) {
  const file = await contentFile(source.cover, { source, context, info })
  return file && coverPicture(file, width)
}

/** Fields that put variables, paths and pictures into content at build time, and root fields that find it by key. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ getNodesByType, ...args }: CreateResolversArgs) => {
  const create = args.createResolvers as (resolvers: object) => void
  const withArticle = { article: { type: 'Article!', resolve: body } }
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
      cover: { type: 'GatsbyImageData', args: { width: 'Int!' }, resolve: cover },
      coverFile: { type: 'File', resolve: coverFile },
    },
  })
}
