import type { ContentPath } from '../../content/contentPath'
import { collections, type Collection } from '../../content/schemas'
import { dataId, nodeId } from './nodeIds'

type Fields = Readonly<Record<string, unknown>>

/** What a text names becomes the id of its node (`@link` in the schema). */
const links: Partial<Record<Collection, (place: ContentPath, fields: Fields) => Fields>> = {
  blog: ({ language }, { author, tags }) => ({
    author: dataId('Person', author as string),
    tags: (tags as string[]).map((tag) => nodeId('Tag', language, tag)),
  }),
  testimonials: ({ key }) => ({ customer: dataId('Customer', key) }),
}

/** The node of a text, from its place and the fields of its front matter. */
export function textNode(place: ContentPath, fields: Fields) {
  const { collection, key, language } = place
  const { type } = collections[collection]
  return { ...fields, ...links[collection]?.(place, fields), key, language, type, id: nodeId(type, language, key) }
}
