import { collections } from '../../content/schemas'
import { strings } from '../../content/strings'
import { isLanguage, languageCodes, type Language } from '../../site/languages'
import type { FileData } from '../fileData'
import type { Issue, FileIssue } from '../issues'
import { nodes, offsetOf, sourceOf } from '../markdown'
import { validData, type LocaleFile, type Text } from '../content'
import { repeats } from '../repeats'
import type { Rule } from '../rule'
import { marked } from './foreignTerms'

/** Every text exists in every language, except in collections that allow gaps, such as posts. */
export const everyLanguage: Rule = ({ texts, files }) => {
  const complete = texts.filter(({ collection }) => collections[collection].complete)
  const folders = new Set(complete.map(({ collection, key }) => `content/${collection}/${key}`))
  return [...folders].flatMap((folder) =>
    languageCodes
      .map((language) => `${folder}/${language}.md`)
      .filter((file) => !files.has(file))
      .map((file): FileIssue => ({
        file,
        cause: 'The file is missing.',
        fix: `Translate it from another language in ${folder}.`,
      })),
  )
}

/** A sentence or paragraph in one language. */
interface Piece {
  words: string
  language: Language
  /** What is translated: a text, a namespace, a table of data. */
  of: string
  /** Where the words are, as an issue names it. */
  where: string
  issue: (found: Issue) => FileIssue
}

/**
 * True for a text that cannot be the same in two languages by chance: it is long enough, and one word begins with a
 * small letter, so it is not a name.
 */
const isSentence = (text: string, characters: number, words: number) => {
  const sentence = text.replace(/\{\{\w+\}\}/g, '').trim()
  return sentence.length >= characters && sentence.split(/\s+/).length >= words && /(?<!\p{L})\p{Ll}{4}/u.test(sentence)
}

/** Returns the sentences of a file, without sources, which are the same in every language. */
const sentences = ({ value, issueAt }: FileData) =>
  strings(value)
    .filter(({ path, text }) => path[0] !== 'sources' && isSentence(text, 20, 3))
    .map(({ path, text }) => ({ path, words: text, issue: (found: Issue) => issueAt(path, found) }))

/** Returns a body with spaces in the place of code and of words of other languages, which nobody translates. */
function ownWords({ tree, body }: Text): string {
  const words = nodes(tree, 'code').reduce((text, node) => {
    const source = sourceOf(body, node)
    return text.slice(0, offsetOf(node)) + ' '.repeat(source.length) + text.slice(offsetOf(node) + source.length)
  }, body)
  return words.replace(marked, (quoted) => ' '.repeat(quoted.length))
}

/** Returns the sentences and paragraphs of a text, except short paragraphs: they may be names and addresses. */
function ofText(text: Text): Piece[] {
  const { fields, bodyIssueAt, collection, key, language, file } = text
  const paragraphs = [...ownWords(text).matchAll(/\S(?:.|\n(?!\n))*/g)]
    .filter(([paragraph]) => isSentence(paragraph, 60, 8))
    .map(({ 0: paragraph, index }) => ({
      words: paragraph.trim(),
      issue: (found: Issue) => bodyIssueAt({ ...found, offset: index }),
    }))
  const place = { language, of: `${collection}/${key}`, where: file }
  return [...sentences(fields), ...paragraphs].map((piece) => ({ ...piece, ...place }))
}

const ofLocale = (locale: LocaleFile): Piece[] =>
  sentences(locale).map((piece) => ({
    ...piece,
    language: locale.language,
    of: locale.namespace,
    where: locale.file,
  }))

const ofTable = (data: FileData): Piece[] =>
  sentences(data).flatMap((piece) => {
    const language = piece.path.find(isLanguage)
    return language ? [{ ...piece, language, of: data.file, where: `"${language}"` }] : []
  })

/** No sentence or paragraph is the same in two languages. Drafts are not checked: they may be untranslated. */
export const translated: Rule = (content) => {
  const pieces = [
    ...content.texts.filter(({ isDraft }) => !isDraft).flatMap(ofText),
    ...content.locales.flatMap(ofLocale),
    ...validData(content).flatMap(ofTable),
  ]
  const inOrder = languageCodes.flatMap((code) => pieces.filter(({ language }) => language === code))
  return repeats(inOrder, ({ of, words }) => `${of} ${words}`)
    .filter(([piece, first]) => piece.where !== first.where)
    .map(([{ language, issue }, { where }]) => {
      const fix = `Translate it into "${language}"; if it is that already, translate the other.`
      return issue({ cause: `This text is the same as in ${where}.`, fix })
    })
}
