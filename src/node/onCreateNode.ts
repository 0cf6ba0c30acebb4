import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby'
import testimonials from '../../content/testimonials.json'
import { parseContentPath, type ContentPath } from '../content/contentPath'
import { parseFrontMatter } from '../content/frontMatter'
import { formatIssue } from '../content/issues'
import { schemaOf, type Collection } from '../content/schemas'
import { routeIds } from '../site/routes'
import { isTagId } from '../site/tags'
import { coverFile } from './coverFile'
import { tagNodeId } from './sourceNodes'

const nodeTypes = {
  features: 'Feature',
  blog: 'Post',
  legal: 'LegalPage',
  testimonials: 'Testimonial',
  faq: 'Faq',
} as const satisfies Record<Collection, string>

interface FileNode extends Node {
  relativePath: string
  dir: string
}

/** Fields of a node that are not in the front matter. */
async function extraFields(place: ContentPath, data: Record<string, unknown>, dir: string, args: CreateNodeArgs) {
  switch (place.collection) {
    case 'features':
      return { order: (routeIds as string[]).indexOf(place.key) }
    case 'testimonials':
      return testimonials[place.key as keyof typeof testimonials]
    case 'blog':
      return {
        cover: await coverFile(dir, String(data.cover), args),
        tags: (data.tags as string[]).filter(isTagId).map((tag) => tagNodeId(tag, place.language)),
      }
    default:
      return {}
  }
}

/** Turns each markdown file of a known collection into a typed node beside the one of the transformer. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, loadNodeContent, actions, createNodeId, createContentDigest, reporter } = args
  if (node.internal.type !== 'MarkdownRemark' || !node.parent) return
  const file = getNode(node.parent) as FileNode | undefined
  const place = file && parseContentPath(file.relativePath)
  if (!file || !place) return
  const text = await loadNodeContent(file)
  const { data, issues } = parseFrontMatter(`content/${file.relativePath}`, text, schemaOf(place.collection))
  if (!data) {
    for (const issue of issues) reporter.error(formatIssue(issue))
    return
  }
  const fields = {
    ...data,
    ...(await extraFields(place, data, file.dir, args)),
    key: place.key,
    language: place.language,
  }
  await actions.createNode({
    ...fields,
    id: createNodeId(`${node.id} ${place.collection}`),
    parent: node.id,
    children: [],
    internal: { type: nodeTypes[place.collection], contentDigest: createContentDigest({ fields, text }) },
  })
}
