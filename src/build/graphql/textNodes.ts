import type { ContentPath } from '../../content/contentPath'
import { collections, type Collection } from '../../content/schemas'
import { dataId, nodeId } from './nodeIds'

type Fields = Readonly<Record<string, unknown>>

/** Replaces the names in a text's front matter with the ids of their nodes (`@link` in the schema). */
const links: Partial<Record<Collection, (place: ContentPath, fields: Fields) => Fields>> = {
  blog: ({ language }, { author, tags }) => ({
    author: dataId('Person', author as string),
    tags: (tags as string[]).map((tag) => nodeId('Tag', language, tag)),
  }),
  testimonials: ({ key }) => ({ customer: dataId('Customer', key) }),
}

/** Returns the node of a text, made from its place and the fields of its front matter. */
export function textNode(place: ContentPath, fields: Fields) {
  const { collection, key, language } = place
  const { type } = collections[collection]
  return { ...fields, ...links[collection]?.(place, fields), key, language, type, id: nodeId(type, language, key) }
}
