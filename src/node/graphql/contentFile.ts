import type { Node } from 'gatsby'
import type { Original } from '../pictures/sizedPicture'
import type { Asked } from './resolverContext'

export type ContentFile = Node & Original

/** A file that lies beside the text of a node, as the text names it; null where there is none. */
export async function contentFile(name: string, { source, context: { nodeModel } }: Asked): Promise<ContentFile | null> {
  const markdown = nodeModel.getNodeById({ id: source.parent! })
  const { relativeDirectory } = nodeModel.getNodeById({ id: markdown!.parent! }) as Node & { relativeDirectory: string }
  const query = { filter: { sourceInstanceName: { eq: 'content' }, relativePath: { eq: `${relativeDirectory}/${name}` } } }
  return (await nodeModel.findOne({ type: 'File', query })) as ContentFile | null
}
