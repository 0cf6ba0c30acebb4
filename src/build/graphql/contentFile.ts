import type { Node } from 'gatsby'
import type { SharpFile } from 'gatsby-plugin-sharp'
import type { ResolverArgs } from './resolverContext'

export type ContentFile = Node & SharpFile

/**
 * Returns a file beside the text of a node. Throws if it does not exist; otherwise the page would have no image. The
 * query has one filter only, because with more Gatsby compares all files.
 */
export async function contentFile(
  name: string,
  { source, context: { nodeModel } }: ResolverArgs,
): Promise<ContentFile> {
  const markdown = nodeModel.getNodeById({ id: source.parent! })
  const { dir } = nodeModel.getNodeById({ id: markdown!.parent! }) as Node & { dir: string }
  const file = await nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { eq: `${dir}/${name}` } } },
  })
  if (!file) throw new Error(`The image "${name}" is not beside the text in ${dir}`)
  return file as ContentFile
}

/** Copies a file unchanged to the built folder and returns its address. */
export const publicUrl = (file: ContentFile, { context, info }: ResolverArgs): string =>
  info.schema.getType('File').getFields().publicURL!.resolve(file, {}, context, info) as string
