import { collections } from '../../content/schemas'
import { strings } from '../../content/strings'
import { isLanguage, languageCodes, type Language } from '../../site/languages'
import type { FileData, ValuePath } from '../fileData'
import type { Finding, Issue } from '../issues'
import { validData, type LocaleFile, type Text } from '../readContent'
import type { Rule } from '../rule'

/** Every text exists in every language, except in collections that allow gaps, such as posts. */
export const everyLanguage: Rule = ({ texts, files }) => {
  const complete = texts.filter(({ collection }) => collections[collection].complete)
  const folders = new Set(complete.map(({ collection, key }) => `content/${collection}/${key}`))
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

/** Words in one language. */
interface Piece {
  language: Language
  /** What is translated: a text, a namespace, a table of data. */
  of: string
  /** The place of the words, as an issue names it. */
  where: string
  words: string
  issue: (finding: Finding) => Issue
}

/**
 * True for a text that cannot be the same in two languages by chance: it is long enough, and one word begins with a
 * small letter, so it is not a name.
 */
const isSentence = (text: string, characters: number, words: number) => {
  const own = text.replace(/\{\{\w+\}\}/g, '').trim()
  return own.length >= characters && own.split(/\s+/).length >= words && /(?<!\p{L})\p{Ll}{4}/u.test(own)
}

/** Returns the sentences of a file, without sources, which are the same in every language. */
const sentences = ({ value, issue }: FileData, piece: (path: ValuePath) => Omit<Piece, 'words' | 'issue'>[]): Piece[] =>
  strings(value)
    .filter(({ path, text }) => path[0] !== 'sources' && isSentence(text, 20, 3))
    .flatMap(({ path, text }) =>
      piece(path).map((rest) => ({ ...rest, words: text, issue: (finding) => issue(path, finding) })),
    )

/** Returns the sentences and paragraphs of a text, except short paragraphs: they may be names and addresses. */
function piecesOfText({ fields, body, bodyIssue, collection, key, language, file }: Text): Piece[] {
  const rest = { language, of: `${collection}/${key}`, where: file }
  const ofBody = [...body.matchAll(/\S(?:.|\n(?!\n))*/g)]
    .filter(([paragraph]) => isSentence(paragraph, 60, 8))
    .map(({ 0: paragraph, index }): Piece => ({
      ...rest,
      words: paragraph.trim(),
      issue: (finding) => bodyIssue({ ...finding, at: index }),
    }))
  return [...sentences(fields, () => [rest]), ...ofBody]
}

const piecesOfLocale = (locale: LocaleFile): Piece[] =>
  sentences(locale, () => [{ language: locale.language, of: locale.namespace, where: locale.file }])

const piecesOfData = (data: FileData): Piece[] =>
  sentences(data, (path) =>
    path.filter(isLanguage).map((language) => ({ language, of: data.file, where: `"${language}"` })),
  )

/** No sentence or paragraph is the same in two languages. Drafts are not checked: they may be untranslated. */
export const translated: Rule = (content) => {
  const pieces = [
    ...content.texts.filter(({ data }) => data?.draft !== true).flatMap(piecesOfText),
    ...content.locales.flatMap(piecesOfLocale),
    ...validData(content).flatMap(piecesOfData),
  ]
  const first = new Map<string, Piece>()
  return languageCodes
    .flatMap((language) => pieces.filter((piece) => piece.language === language))
    .flatMap((piece) => {
      const name = `${piece.of} ${piece.words}`
      const other = first.get(name) ?? piece
      first.set(name, other)
      if (other.language === piece.language) return []
      const cause = `This text is the same as in ${other.where}.`
      return piece.issue({
        cause,
        fix: `Translate it into "${piece.language}"; if it is that already, translate the other.`,
      })
    })
}
