import { languageCodes } from '../../site/languages'
import type { ContentIssue, Position } from '../issues'
import type { ContentEntry } from '../parseContent'
import type { Content } from '../readContent'
import { collections } from '../../content/schemas'
import { strings } from '../../content/strings'
import { otherLanguage } from '../spokenLanguage'

/** Texts at least this long are never the same in two languages by chance; paragraphs may quote. */
const telling = { field: { characters: 20, words: 4 }, paragraph: { characters: 60, words: 8 } }
/** A text by whose letters its language is told, and as much of a longer one as is looked at. */
const sample = { shortest: 80, longest: 400 }

interface Piece {
  text: string
  at: () => Position
  kind: keyof typeof telling
}

/** Paragraphs of a body, and texts of the front matter, that a translation would change. */
function* pieces({ parsed }: ContentEntry): Generator<Piece> {
  for (const { path, text } of strings(parsed.fields.value))
    if (path[0] !== 'sources') yield { text, at: () => parsed.fields.at(path), kind: 'field' }
  let from = 0
  for (const paragraph of parsed.body.split('\n\n')) {
    const start = from + paragraph.search(/\S/)
    if (start >= from) yield { text: paragraph.trim(), at: () => parsed.bodyAt(start), kind: 'paragraph' }
    from += paragraph.length + 2
  }
}

const isTelling = ({ text, kind }: Piece) =>
  text.length >= telling[kind].characters && text.split(/\s+/).length >= telling[kind].words

/** Paragraphs that are the same in two languages of a text. */
function sameText(group: readonly ContentEntry[]): ContentIssue[] {
  const first = new Map<string, ContentEntry>()
  return group.flatMap((entry) =>
    [...pieces(entry)].flatMap((piece): ContentIssue[] => {
      if (!isTelling(piece)) return []
      const { text, at } = piece
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

/** Quotations, tables and code may be in another language than the text around them. */
const foreign = /^(?:>|\||```|~~~| {4})/

/** The first text of a file that is evidently written in another language than its name says. */
function wrongLanguage(entry: ContentEntry): ContentIssue[] {
  for (const { text, at, kind } of pieces(entry)) {
    if (text.length < sample.shortest || (kind === 'paragraph' && foreign.test(text))) continue
    const found = otherLanguage(text.slice(0, sample.longest), entry.language, sample.shortest)
    if (!found) continue
    const cause = `The text is evidently in "${found}", but the file is for "${entry.language}".`
    return [{ file: entry.file, ...at(), cause, fix: `Put it into ${found}.md, and its translation here.` }]
  }
  return []
}

/** Most texts exist in every language; posts may be missing in some. */
function missing(entries: readonly ContentEntry[], files: Content['files']): ContentIssue[] {
  const folders = new Set(
    entries
      .filter(({ collection }) => collections[collection].complete)
      .map(({ collection, key }) => `content/${collection}/${key}`),
  )
  return [...folders].flatMap((folder) =>
    languageCodes
      .map((language) => `${folder}/${language}.md`)
      .filter((file) => !files.has(file))
      .map((file) => ({
        file,
        cause: 'The file is missing.',
        fix: `Translate it from another language in ${folder}.`,
      })),
  )
}

/** A draft may still wait for its words and its translation. */
const isDraft = ({ parsed }: ContentEntry) => (parsed.fields.value as { draft?: unknown } | undefined)?.draft === true

/** Issues between the languages of a text: missing, not translated, mixed up. */
export function checkTranslations({ entries, files }: Content): ContentIssue[] {
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
    ...[...groups.values()].flatMap((group) => {
      const same = sameText(inOrder(group))
      // What is copied from a translation is in another language, too; once is enough.
      const copies = new Set(same.map(({ file }) => file))
      return [...same, ...group.filter(({ file }) => !copies.has(file)).flatMap(wrongLanguage)]
    }),
  ]
}
