import type { Node } from 'gatsby'
import type { PictureFiles } from '../content/pictureHtml'
import { imageFacts } from './imageFacts'

/** What is needed of Gatsby's context and type information, which its types leave open. */
export interface PictureContext {
  nodeModel: {
    getNodeById: (args: { id: string }) => Node | null
    findOne: (args: { type: string; query: object }) => Promise<object | null>
  }
}
export interface PictureInfo {
  schema: {
    getType: (name: string) => { getFields: () => Record<string, { resolve: (...args: unknown[]) => Promise<unknown> }> }
  }
}

interface ImageData {
  width: number
  height: number
  images: { sources?: { type: string; srcSet: string }[]; fallback: { src: string; srcSet?: string } }
}

/** Width in pixels at which a text shows a picture at most; sharp makes smaller and denser ones from it. */
const request = { width: 672, layout: 'constrained', placeholder: 'none', formats: ['avif', 'webp', 'auto'] }

const resolve = (type: string, field: string, node: Node, args: object, context: PictureContext, info: PictureInfo) =>
  info.schema.getType(type).getFields()[field]!.resolve(node, args, context, info)

async function filesOf(file: Node & { absolutePath: string }, context: PictureContext, info: PictureInfo): Promise<PictureFiles> {
  const image = file.children.map((id) => context.nodeModel.getNodeById({ id })).find((node) => node?.internal.type === 'ImageSharp')
  if (image) {
    const { width, height, images } = (await resolve('ImageSharp', 'gatsbyImageData', image, request, context, info)) as ImageData
    return { width, height, sources: images.sources ?? [], fallback: images.fallback }
  }
  const { width, height } = imageFacts(file.absolutePath)
  return { width, height, sources: [], fallback: { src: (await resolve('File', 'publicURL', file, {}, context, info)) as string } }
}

/** The pictures that a text's HTML names, by the name in its `src`: files in `folder` of `content/`, which the content check has seen. */
export async function articlePictures(
  html: string,
  folder: string,
  context: PictureContext,
  info: PictureInfo,
): Promise<Map<string, PictureFiles>> {
  const names = new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, name]) => name!))
  const pictures = new Map<string, PictureFiles>()
  for (const name of names) {
    const path = `${folder}/${decodeURI(name).replace(/^\.\//, '')}`
    const query = { filter: { sourceInstanceName: { eq: 'content' }, relativePath: { eq: path } } }
    const file = (await context.nodeModel.findOne({ type: 'File', query })) as (Node & { absolutePath: string }) | null
    if (file) pictures.set(name, await filesOf(file, context, info))
  }
  return pictures
}
