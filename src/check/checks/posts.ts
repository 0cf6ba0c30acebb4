import type { ContentIssue } from '../issues'
import type { ValuePath } from '../located'
import { didYouMean } from '../nearest'
import type { ContentEntry } from '../parseContent'
import type { Content } from '../readContent'
import { pictureProblem } from '../rules/pictures'

/** Width in pixels that a cover needs on a wide screen. */
const coverWidth = 1600

function coverIssue(entry: ContentEntry, content: Content): ContentIssue[] {
  const { file, parsed, key } = entry
  const { cover } = parsed.data as { cover: string }
  const at = () => ({ file, ...parsed.fields.at(['cover']) })
  const problem = pictureProblem(cover, entry, content)
  if (problem) return [{ ...at(), ...problem }]
  const image = content.files.get(`content/blog/${key}/${cover.replace(/^\.\//, '')}`)?.image
  if (!image?.type || image.width >= coverWidth) return []
  const fix =
    image.type === 'svg'
      ? `Write width="${coverWidth}" and the height that goes with it into its first tag, and viewBox="0 0 ${image.width} ${image.height}" where it has none.`
      : `Use a picture at least ${coverWidth} pixels wide, or a drawing (svg).`
  return [{ ...at(), cause: `The cover is too small: ${image.width} pixels wide.`, fix }]
}

/** Issues of what a post names: its author, tags and cover. */
export const checkPosts = (content: Content): ContentIssue[] => {
  const authors = Object.keys(content.data.company?.team ?? {})
  const tags = Object.keys(content.data.tags ?? {})
  const unknown = (
    { file, parsed }: ContentEntry,
    path: ValuePath,
    what: string,
    id: string,
    known: readonly string[],
  ): ContentIssue[] =>
    known.length === 0 || known.includes(id)
      ? []
      : [{ file, ...parsed.fields.at(path), cause: `The ${what} "${id}" is unknown.`, fix: didYouMean(id, known) }]
  return content.entries
    .filter(({ collection, parsed }) => collection === 'blog' && parsed.data)
    .flatMap((entry): ContentIssue[] => {
      const data = entry.parsed.data as { author: string; tags: string[] }
      return [
        ...unknown(entry, ['author'], 'author', data.author, authors),
        ...data.tags.flatMap((tag, index) => unknown(entry, ['tags', index], 'tag', tag, tags)),
        ...data.tags.flatMap((tag, index) =>
          data.tags.indexOf(tag) < index
            ? [
                {
                  file: entry.file,
                  ...entry.parsed.fields.at(['tags', index]),
                  cause: `The tag "${tag}" is there twice.`,
                  fix: 'Remove one of them.',
                },
              ]
            : [],
        ),
        ...coverIssue(entry, content),
      ]
    })
}
