import company from '../../content/company.json'
import { languageCodes } from '../site/languages'
import { isRouteId } from '../site/routes'
import { isTagId, tagIds } from '../site/tags'
import { factNames } from './facts'
import type { ContentIssue } from './issues'
import type { ContentEntry } from './parseContent'
import { slotsOf, strings } from './slots'

const linkPattern = /\]\((page|post):([\w-]+)/g

/** Issues of links between pages: `page:` needs a route, `post:` an article in the same language. */
function checkLinks({ file, language, parsed }: ContentEntry, entries: readonly ContentEntry[]): ContentIssue[] {
  return parsed.body.split('\n').flatMap((text, index) =>
    [...text.matchAll(linkPattern)].flatMap(([, kind, id]): ContentIssue[] => {
      const known =
        kind === 'page'
          ? isRouteId(id!)
          : entries.some((entry) => entry.collection === 'blog' && entry.key === id && entry.language === language)
      if (known) return []
      const line = parsed.bodyLine + index
      const fix =
        kind === 'page' ? 'Use an id of content/pages.json.' : `Use a folder of content/blog that has ${language}.md.`
      return [{ file, line, cause: `The link "${kind}:${id}" leads nowhere.`, fix }]
    }),
  )
}

function checkSlots({ file, parsed }: ContentEntry): ContentIssue[] {
  const unknown = (text: string) => slotsOf(text).filter((slot) => !factNames.includes(slot))
  const issue = (slot: string, line: number): ContentIssue => ({
    file,
    line,
    cause: `Nothing is known to put in the place of {{${slot}}}.`,
    fix: `Use one of: ${factNames.join(', ')}.`,
  })
  return [
    ...strings(parsed.data).flatMap(({ path, text }) => unknown(text).map((slot) => issue(slot, parsed.lineOf(path)))),
    ...parsed.body.split('\n').flatMap((text, index) => unknown(text).map((slot) => issue(slot, parsed.bodyLine + index))),
  ]
}

function checkPost(entry: ContentEntry, entries: readonly ContentEntry[], paths: ReadonlySet<string>): ContentIssue[] {
  const { file, key, language, parsed } = entry
  const data = parsed.data as { slug: string; author: string; cover: string; tags: string[] } | undefined
  if (entry.collection !== 'blog' || !data) return []
  const issues: ContentIssue[] = []
  if (!Object.hasOwn(company.team, data.author))
    issues.push({ file, line: parsed.lineOf(['author']), cause: `The author "${data.author}" is unknown.`, fix: `Use one of: ${Object.keys(company.team).join(', ')}.` })
  if (!paths.has(`content/blog/${key}/${data.cover}`))
    issues.push({ file, line: parsed.lineOf(['cover']), cause: `The picture "${data.cover}" is not beside the post.`, fix: `Put it into content/blog/${key}/.` })
  data.tags.forEach((tag, index) => {
    if (!isTagId(tag))
      issues.push({ file, line: parsed.lineOf(['tags', index]), cause: `The tag "${tag}" is unknown.`, fix: `Use one of: ${tagIds.join(', ')}; or add it to content/tags.json.` })
  })
  const twin = entries.find(
    (other) => other.collection === 'blog' && other.language === language && other.key < key && other.parsed.data?.slug === data.slug,
  )
  if (twin)
    issues.push({ file, line: parsed.lineOf(['slug']), cause: `${twin.file} has the slug "${data.slug}" too.`, fix: 'Give each post of a language its own slug.' })
  return issues
}

/** A sentence that begins with a year and a full stop would become a numbered list. */
const checkYears = ({ file, parsed }: ContentEntry): ContentIssue[] =>
  parsed.body.split('\n').flatMap((text, index) => {
    const year = /^(\d{4})\. /.exec(text)?.[1]
    if (year === undefined) return []
    const cause = `"${year}." at the beginning of a line is read as a numbered list.`
    return [{ file, line: parsed.bodyLine + index, cause, fix: `Write ${year}\\. with a backslash.` }]
  })

/** A feature, legal text, testimonial or FAQ exists in every language; posts may be missing in some. */
function checkTotal(entries: readonly ContentEntry[]): ContentIssue[] {
  const total = entries.filter(({ collection }) => collection !== 'blog')
  const folders = new Set(total.map(({ collection, key }) => `content/${collection}/${key}`))
  const files = new Set(total.map(({ file }) => file))
  return [...folders].flatMap((folder) =>
    languageCodes
      .map((language) => `${folder}/${language}.md`)
      .filter((file) => !files.has(file))
      .map((file) => ({ file, cause: 'The file is missing.', fix: `Translate it from another language in ${folder}.` })),
  )
}

/** Issues of the markdown files: front matter, slots, links, covers, slugs, languages. */
export const checkEntries = (entries: readonly ContentEntry[], paths: ReadonlySet<string>): ContentIssue[] => [
  ...entries.flatMap(({ parsed }) => parsed.issues),
  ...entries.flatMap(checkSlots),
  ...entries.flatMap(checkYears),
  ...entries.flatMap((entry) => checkLinks(entry, entries)),
  ...entries.flatMap((entry) => checkPost(entry, entries, paths)),
  ...checkTotal(entries),
]
