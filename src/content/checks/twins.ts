import { languageCodes } from '../../site/languages'
import type { ContentIssue } from '../issues'
import type { ContentEntry } from '../parseContent'
import type { Content } from '../readContent'
import { strings } from '../slots'
import { otherLanguage } from '../spokenLanguage'

/** Text at the beginning of a body by which its language is told. */
const sample = 400
/** Texts at least this long are never the same in two languages by chance. */
const telling = { characters: 60, words: 8 }

const isTelling = (text: string) => text.length >= telling.characters && text.split(/\s+/).length >= telling.words

/** Paragraphs of a body, and texts of the front matter, that a translation would change. */
function* pieces({ parsed }: ContentEntry) {
  for (const { path, text } of strings(parsed.fields.value))
    if (path[0] !== 'sources') yield { text, at: () => parsed.fields.at(path) }
  for (const match of parsed.body.matchAll(/\S[^]*?(?=\n\s*\n|$)/g))
    yield { text: match[0].trim(), at: () => parsed.bodyAt(match.index) }
}

/** Paragraphs that are the same in two languages of a text. */
function sameText(group: readonly ContentEntry[]): ContentIssue[] {
  const first = new Map<string, ContentEntry>()
  return group.flatMap((entry) =>
    [...pieces(entry)].flatMap(({ text, at }): ContentIssue[] => {
      if (!isTelling(text)) return []
      const other = first.get(text)
      if (!other) first.set(text, entry)
      if (!other || other === entry) return []
      return [
        {
          file: entry.file,
          ...at(),
          cause: `This text is the same as in ${other.file}.`,
          fix: `Translate it into "${entry.language}".`,
        },
      ]
    }),
  )
}

/** A body that is evidently written in another language than its file name says. */
function wrongLanguage({ file, language, parsed }: ContentEntry): ContentIssue[] {
  const from = Math.max(0, parsed.body.search(/\S/))
  const found = otherLanguage(parsed.body.slice(from, from + sample).replace(/^#+ .*$|^\|.*$|```[^]*?```/gm, ' '), language)
  if (!found) return []
  return [
    {
      file,
      ...parsed.bodyAt(from),
      cause: `The text is evidently in "${found}", but the file is for "${language}".`,
      fix: `Put it into ${found}.md, and its translation here.`,
    },
  ]
}

/** A feature, legal text, testimonial or FAQ exists in every language; posts may be missing in some. */
function missing(entries: readonly ContentEntry[], files: Content['files']): ContentIssue[] {
  const folders = new Set(
    entries.filter(({ collection }) => collection !== 'blog').map(({ collection, key }) => `content/${collection}/${key}`),
  )
  return [...folders].flatMap((folder) =>
    languageCodes
      .map((language) => `${folder}/${language}.md`)
      .filter((file) => !files.has(file))
      .map((file) => ({ file, cause: 'The file is missing.', fix: `Translate it from another language in ${folder}.` })),
  )
}

/** A draft may still wait for its words and its translation. */
const isDraft = ({ parsed }: ContentEntry) => (parsed.fields.value as { draft?: unknown } | undefined)?.draft === true

/** Issues between the languages of a text: missing, not translated, mixed up. */
export function checkTwins({ entries, files }: Content): ContentIssue[] {
  const groups = new Map<string, ContentEntry[]>()
  const written = entries.filter((entry) => !isDraft(entry))
  for (const entry of written) {
    const name = `${entry.collection}/${entry.key}`
    groups.set(name, [...(groups.get(name) ?? []), entry])
  }
  const inOrder = (group: ContentEntry[]) =>
    group.sort((a, b) => languageCodes.indexOf(a.language) - languageCodes.indexOf(b.language))
  return [
    ...missing(entries, files),
    ...[...groups.values()].flatMap((group) => sameText(inOrder(group))),
    ...written.flatMap(wrongLanguage),
  ]
}
