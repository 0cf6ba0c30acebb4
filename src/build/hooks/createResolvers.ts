import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby'
import { imageName } from '../../content/imageName'
import { readingMinutes } from '../../content/readingTime'
import { collections } from '../../content/schemas'
import { article, type TextNode } from '../graphql/article'
import { byKey } from '../graphql/byKey'
import { contentFile, publicUrl } from '../graphql/contentFile'
import { featurePages } from '../graphql/featurePages'
import { localeTexts } from '../graphql/localeTexts'
import { personRole } from '../graphql/personRole'
import type { ResolverContext, ResolverInfo } from '../graphql/resolverContext'
import { coverImage, drawnCover, isDrawnCover } from '../images/coverImage'

type PostNode = Node & { cover: string }

const body = (source: TextNode, _args: object, context: ResolverContext, info: ResolverInfo) =>
  article({ source, context, info })

const coverFile = (source: PostNode, _args: object, context: ResolverContext, info: ResolverInfo) =>
  contentFile(imageName(source.cover), { source, context, info })

async function cover(source: PostNode, { width }: { width: number }, context: ResolverContext, info: ResolverInfo) {
  const asked = { source, context, info }
  const file = await contentFile(imageName(source.cover), asked)
  return isDrawnCover(file) ? drawnCover(publicUrl(file, asked), width) : coverImage(file, width)
}

const minutes = (source: Node, _args: object, { nodeModel }: ResolverContext) =>
  readingMinutes((nodeModel.getNodeById({ id: source.parent! }) as Node & { rawMarkdownBody: string }).rawMarkdownBody)

/**
 * Gatsby's `createResolvers`: adds fields that join a node with other nodes when a page queries them, and root fields
 * that find texts by key.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args: CreateResolversArgs) => {
  const create = args.createResolvers as (resolvers: object) => void
  for (const { type, hasBody } of Object.values(collections))
    if (hasBody) create({ [type]: { article: { type: 'Article!', resolve: body } } })
  create({
    Query: {
      features: featurePages,
      posts: byKey('Post'),
      tags: byKey('Tag'),
      testimonials: byKey('Testimonial'),
    },
    Locale: { texts: { type: 'JSON!', resolve: localeTexts } },
    Person: { role: { type: 'String', args: { language: 'String!' }, resolve: personRole } },
    Post: {
      minutes: { type: 'Int!', resolve: minutes },
      cover: { type: 'GatsbyImageData', args: { width: 'Int!' }, resolve: cover },
      coverFile: { type: 'File', resolve: coverFile },
    },
  })
}
