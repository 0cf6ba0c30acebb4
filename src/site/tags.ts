import table from '../../content/tags.json'
import type { Language } from './languages'

/** Words of a tag in one language. */
export interface TagWords {
  /** Last part of the address of the tag's page. */
  slug: string
  /** Slugs that it had before. */
  was?: readonly string[]
  name: string
  /** Stands under the name on the tag's page, and is its description for search results. */
  lead: string
}

export type TagId = keyof typeof table

/** The tags of the blog in the order in which they are shown; a language forgotten in a row does not compile. */
export const tags: Readonly<Record<TagId, Readonly<Record<Language, TagWords>>>> = table

export const tagIds = Object.keys(tags) as TagId[]
