import type { ContentPath } from '../../content/contentPath'
import { collections, type Collection } from '../../content/schemas'
import { dataNodeId, textNodeId } from './nodeIds'

type Fields = Readonly<Record<string, unknown>>

/** Replaces the names in a text's front matter with the ids of their nodes (`@link` in the schema). */
const links: Partial<Record<Collection, (place: ContentPath, fields: Fields) => Fields>> = {
  blog: ({ language }, { author, tags }) => ({
    author: dataNodeId('Person', author as string),
    tags: (tags as string[]).map((tag) => textNodeId('Tag', language, tag)),
  }),
  testimonials: ({ key }) => ({ customer: dataNodeId('Customer', key) }),
}

/** Returns the node of a text, made from its place and the fields of its front matter. */
export function textNode(place: ContentPath, fields: Fields) {
  const { collection, key, language } = place
  const { type } = collections[collection]
  return { ...fields, ...links[collection]?.(place, fields), key, language, type, id: textNodeId(type, language, key) }
}
