import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby'
import { formatIssue } from '../../check/issues'
import { parseTextFile } from '../../check/textFiles'
import { dataNodes } from '../graphql/dataNodes'
import { textNode } from '../graphql/textNodes'

interface FileNode extends Node {
  sourceInstanceName: string
  relativePath: string
}

/** Creates a node as a child of the file's node, so that Gatsby removes it together with that node. */
async function create(
  { node, actions, createContentDigest }: CreateNodeArgs,
  { id, type, ...fields }: { id: string; type: string },
) {
  const child = {
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  }
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}

const isContent = (file: FileNode) => file.sourceInstanceName === 'content'

/** Creates the nodes of a data file such as `content/site.json`. */
async function createDataNodes(args: CreateNodeArgs, file: FileNode) {
  const name = /^(\w+)\.json$/.exec(file.relativePath)?.[1] ?? ''
  if (!Object.hasOwn(dataNodes, name)) return
  const make = dataNodes[name as keyof typeof dataNodes] as (data: unknown) => { id: string; type: string }[]
  for (const row of make(JSON.parse(await args.loadNodeContent(file)))) await create(args, row)
}

/**
 * Creates the node of a markdown file of a collection. It reads the front matter as strictly as the content check does.
 */
async function createTextNode(args: CreateNodeArgs, file: FileNode) {
  const text = parseTextFile({ path: `content/${file.relativePath}`, text: await args.loadNodeContent(file) })
  if (text?.data) await create(args, textNode(text, text.data))
  for (const issue of text?.issues ?? []) args.reporter.error(formatIssue(issue))
}

/** True for a node of a markdown or JSON file: only these become content. Gatsby calls this before `onCreateNode`. */
export const shouldOnCreateNode = ({ node }: Pick<CreateNodeArgs, 'node'>): boolean =>
  node.internal.type === 'MarkdownRemark' ||
  (node.internal.type === 'File' && node.internal.mediaType === 'application/json')

/** Gatsby's `onCreateNode`: turns the JSON files of `content/` and the markdown of its collections into typed nodes. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode } = args
  if (node.internal.type === 'File') {
    if (isContent(node as FileNode)) await createDataNodes(args, node as FileNode)
    return
  }
  const file = node.parent ? (getNode(node.parent) as FileNode | undefined) : undefined
  if (file && isContent(file)) await createTextNode(args, file)
}
