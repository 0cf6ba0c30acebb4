import type { ContentIssue } from '../issues'
import { didYouMean } from '../nearest'
import type { Content, ContentEntry } from '../readContent'
import { pictureProblem } from '../rules/pictures'

/** Width in pixels that a cover needs on a wide screen. */
const coverWidth = 1600

function coverIssue(entry: ContentEntry, content: Content): ContentIssue[] {
  const { file, parsed, key } = entry
  const { cover } = parsed.data as { cover: string }
  const at = { file, ...parsed.fields.at(['cover']) }
  const problem = pictureProblem(cover, entry, content)
  if (problem) return [{ ...at, ...problem }]
  const image = content.files.get(`content/blog/${key}/${cover.replace(/^\.\//, '')}`)?.image
  if (!image?.type || image.type === 'svg' || image.width >= coverWidth) return []
  return [
    {
      ...at,
      cause: `The cover is too small: ${image.width} pixels wide.`,
      fix: `Use a picture at least ${coverWidth} pixels wide, or a drawing (svg).`,
    },
  ]
}

/** Issues of what a post names: its author, cover and tags. */
export const checkPosts = (content: Content): ContentIssue[] => {
  const authors = Object.keys(content.data.company?.team ?? {})
  return content.entries
    .filter(({ collection, parsed }) => collection === 'blog' && parsed.data)
    .flatMap((entry): ContentIssue[] => {
      const { file, parsed } = entry
      const { author } = parsed.data as { author: string }
      const unknown = authors.length > 0 && !authors.includes(author)
      return [
        ...(unknown
          ? [
              {
                file,
                ...parsed.fields.at(['author']),
                cause: `The author "${author}" is unknown.`,
                fix: didYouMean(author, authors),
              },
            ]
          : []),
        ...coverIssue(entry, content),
      ]
    })
}
