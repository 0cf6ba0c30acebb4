import { z } from 'zod'
import { description, formerSlugs, perLanguage, slug, text } from './fields'

/**
 * `content/tags.json`: the words of each tag of the blog; the lead stands on the tag's page, and is its description for
 * search results.
 */
export const tags = z.record(
  z.string(),
  perLanguage(z.strictObject({ slug, was: formerSlugs.optional(), name: text, lead: description })),
)
