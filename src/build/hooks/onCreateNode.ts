import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby'
import { formatIssue } from '../../check/issues'
import { parseFrontMatter } from '../../check/frontMatter'
import { parseContentPath } from '../../content/contentPath'
import { schemaOf } from '../../content/schemas'
import { dataNodes } from '../graphql/dataNodes'
import { textNode } from '../graphql/textNodes'

interface FileNode extends Node {
  sourceInstanceName: string
  relativePath: string
}

/** A node as the tables describe it; Gatsby knows its parent, so it goes when that goes. */
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

/** `content/site.json` and the like. */
async function createDataNodes(args: CreateNodeArgs, file: FileNode) {
  const name = /^(\w+)\.json$/.exec(file.relativePath)?.[1] ?? ''
  if (!Object.hasOwn(dataNodes, name)) return
  const make = dataNodes[name as keyof typeof dataNodes] as (data: unknown) => { id: string; type: string }[]
  for (const row of make(JSON.parse(await args.loadNodeContent(file)))) await create(args, row)
}

/** A markdown file of a collection. Its front matter is read as the check reads it: strictly. */
async function createTextNode(args: CreateNodeArgs, file: FileNode) {
  const place = parseContentPath(file.relativePath)
  if (!place) return
  const { data, issues } = parseFrontMatter(
    `content/${file.relativePath}`,
    await args.loadNodeContent(file),
    schemaOf(place.collection),
  )
  if (data) await create(args, textNode(place, data))
  else for (const issue of issues) args.reporter.error(formatIssue(issue))
}

/** Only what markdown and JSON files are made of becomes content; Gatsby asks before it calls `onCreateNode`. */
export const shouldOnCreateNode = ({ node }: Pick<CreateNodeArgs, 'node'>): boolean =>
  node.internal.type === 'MarkdownRemark' ||
  (node.internal.type === 'File' && node.internal.mediaType === 'application/json')

/** Turns the JSON files of `content/` and the markdown of its collections into typed nodes. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode } = args
  if (node.internal.type === 'File') {
    if (isContent(node as FileNode)) await createDataNodes(args, node as FileNode)
    return
  }
  const file = node.parent ? (getNode(node.parent) as FileNode | undefined) : undefined
  if (file && isContent(file)) await createTextNode(args, file)
}
