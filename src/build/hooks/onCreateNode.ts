import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby'
import testimonials from '../../../content/testimonials.json'
import { parseContentPath, type ContentPath } from '../../content/contentPath'
import { formatIssue } from '../../check/issues'
import { readingMinutes } from '../../content/readingTime'
import { collections } from '../../content/schemas'
import { isTagId } from '../../site/tags'
import { nodeId } from '../graphql/nodeIds'
import { parsedFile } from '../util/parsedFiles'

interface FileNode extends Node {
  relativePath: string
}

/** Fields of a node that are not in the front matter. */
function extraFields(place: ContentPath, data: Record<string, unknown>, body: string): object {
  switch (place.collection) {
    case 'testimonials':
      return testimonials[place.key as keyof typeof testimonials]
    case 'blog':
      return {
        minutes: readingMinutes(body),
        tags: (data.tags as string[]).filter(isTagId).map((tag) => nodeId('Tag', place.language, tag)),
      }
    default:
      return {}
  }
}

/** Only what the markdown transformer makes of a file becomes content. */
export const shouldOnCreateNode = ({ node }: Pick<CreateNodeArgs, 'node'>): boolean => node.internal.type === 'MarkdownRemark'

/** Turns each markdown file of a known collection into a typed node beside the one of the transformer. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, loadNodeContent, actions, createContentDigest, reporter } = args
  if (!shouldOnCreateNode(args) || !node.parent) return
  const file = getNode(node.parent) as FileNode | undefined
  const place = file && parseContentPath(file.relativePath)
  if (!file || !place) return
  const text = await loadNodeContent(file)
  const { data, body, issues } = parsedFile(`content/${file.relativePath}`, text, place.collection)
  if (!data) {
    for (const issue of issues) reporter.error(formatIssue(issue))
    return
  }
  const { type } = collections[place.collection]
  const fields = { ...data, ...extraFields(place, data, body), key: place.key, language: place.language }
  await actions.createNode({
    ...fields,
    id: nodeId(type, place.language, place.key),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ fields, text }) },
  })
}
