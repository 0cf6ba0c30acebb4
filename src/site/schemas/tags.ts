import { z } from 'zod'
import { description, formerSlugs, perLanguage, slug, text } from './fields'

/**
 * `content/tags.json`: the words of each tag of the blog. The lead is shown on the page of the tag, and is its
 * description in search results.
 */
export const tags = z.record(
  z.string(),
  perLanguage(z.strictObject({ slug, was: formerSlugs.optional(), name: text, lead: description })),
)
