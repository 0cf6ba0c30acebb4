import type { Node } from 'gatsby'
import type { SharpFile } from 'gatsby-plugin-sharp'
import type { ResolverArgs } from './resolverContext'

export type ContentFile = Node & SharpFile

/**
 * A file that lies beside the text of a node, as the text names it; null where there is none. One filter, or Gatsby
 * compares all files.
 */
export async function contentFile(
  name: string,
  { source, context: { nodeModel } }: ResolverArgs,
): Promise<ContentFile | null> {
  const markdown = nodeModel.getNodeById({ id: source.parent! })
  const { dir } = nodeModel.getNodeById({ id: markdown!.parent! }) as Node & { dir: string }
  return (await nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { eq: `${dir}/${name}` } } },
  })) as ContentFile | null
}

/** Copies a file to the built folder as it is; gives its address. */
export const publicUrl = (file: ContentFile, { context, info }: ResolverArgs): string =>
  info.schema.getType('File').getFields().publicURL!.resolve(file, {}, context, info) as string
