import type { ContentIssue } from '../issues'
import type { ContentEntry } from '../parseContent'
import type { Content } from '../readContent'
import { placeholders } from '../../content/placeholders'

const words = {
  cause: 'This is what a new post begins with, not the post.',
  fix: 'Write your own words, or set draft: true until they are written.',
}

function inPost({ file, parsed }: ContentEntry): ContentIssue[] {
  const { description, opening, paragraph } = placeholders
  const inBody = [opening, paragraph].map((text) => parsed.body.indexOf(text)).filter((at) => at >= 0)
  return [
    ...(parsed.data?.description === description ? [{ file, ...parsed.fields.at(['description']), ...words }] : []),
    ...inBody.map((at) => ({ file, ...parsed.bodyAt(at), ...words })),
  ]
}

/** Issues of posts that are no drafts any more and still hold what `npm run new:post` wrote in the place of their words. */
export const checkPlaceholders = ({ entries }: Content): ContentIssue[] =>
  entries.filter(({ collection, parsed }) => collection === 'blog' && parsed.data?.draft === false).flatMap(inPost)
