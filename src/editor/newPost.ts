import { stringify } from 'yaml'
import company from '../../content/company.json'
import tags from '../../content/tags.json'
import { checkContent } from '../check/checkContent'
import { formatIssues, type SourceFile } from '../check/issues'
import { parseTextFiles } from '../check/textFiles'
import { proposedSlug, slugPattern, slugRule } from '../site/slug'
import type { Language } from '../site/languages'

/** What a writer answers before a post is created. */
export interface PostAnswers {
  /** Folder of the post. */
  id: string
  /** Title per language; at least one. */
  titles: Partial<Record<Language, string>>
  /** Day of publication, year-month-day. */
  date: string
}

/** True for an id that can be the name of a folder in `content/blog`. */
export const isPostId = (id: string): boolean => slugPattern.test(id)

/** A simple cover, which the writer replaces: a post needs a cover. */
const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
  <style>@media (prefers-color-scheme: dark) { rect { fill: #14233c } path { fill: #b9cbe0 } }</style>
  <rect width="1600" height="900" fill="#dbe8f4"/>
  <circle cx="1240" cy="230" r="90" fill="#f2a531"/>
  <path d="M0 360 C 500 420 900 760 1600 800 V 900 H 0 Z" fill="#ffffff"/>
</svg>
`

/** Notes, which the content check refuses once the post is no draft. */
const description = 'TODO: one or two sentences for search results and the list, 50 to 180 characters.'
const body = `TODO: begin with the answer. What does the reader want to know, in two sentences?

## TODO: the first thing to know

TODO: short paragraphs. Name the law or authority behind what you call obligatory, and list it under sources.
`

/**
 * Returns a slug that no other post has or had: the title's slug, with a number if it is taken. Posts of all languages
 * count, because some paths work on every host (aliases, requirement 2.7). Throws if the title has no letter or digit
 * for a slug.
 */
function freeSlug(title: string, files: readonly SourceFile[]): string {
  const posts = parseTextFiles(files).filter(({ collection }) => collection === 'blog')
  const taken = new Set(posts.flatMap(({ data }) => [data?.slug, ...((data?.was ?? []) as string[])]))
  const slug = proposedSlug(title)
  if (!slug) throw new Error(`Nothing of the title "${title}" can stand in an address. Give it a letter or a digit.`)
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}

/**
 * Returns the files of a new post. All are drafts and pass the content check. Throws, with what to do, if the id is
 * malformed or taken, if there is no title, or if the check has an issue with one.
 */
export function newPost(
  { id, titles, date }: PostAnswers,
  files: readonly SourceFile[],
): { path: string; text: string }[] {
  const folder = `content/blog/${id}`
  if (!isPostId(id)) throw new Error(`"${id}" cannot be a folder. ${slugRule}`)
  if (files.some(({ path }) => path.startsWith(`${folder}/`)))
    throw new Error(`${folder} exists already. Choose another id, or add a language file to it.`)
  const languages = Object.entries(titles) as [Language, string][]
  if (languages.length === 0) throw new Error('Give a title in at least one language.')
  const posts = languages.map(([language, title]) => {
    const fields = {
      slug: freeSlug(title, files),
      title,
      description,
      date,
      draft: true,
      author: company.founder,
      cover: 'cover.svg',
      coverAlt: '',
      tags: Object.keys(tags).slice(0, 1),
      sources: [],
    }
    const matter = stringify(fields, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 })
    return { path: `${folder}/${language}.md`, text: `---\n${matter}---\n${body}` }
  })
  const made = [...posts, { path: `${folder}/cover.svg`, text: cover }]
  const issues = checkContent([...files, ...made]).filter(({ file }) => file.startsWith(`${folder}/`))
  if (issues.length > 0) throw new Error(`Nothing was written, because of a title:\n\n${formatIssues(issues)}`)
  return made
}
