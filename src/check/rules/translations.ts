import { collections } from '../../content/schemas'
import { strings } from '../../content/strings'
import { languageCodes, type Language } from '../../site/languages'
import type { FileData, ValuePath } from '../fileData'
import type { Issue, FileIssue } from '../issues'
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

/** A sentence or paragraph. */
interface Piece {
  words: string
  issue: (found: Issue) => FileIssue
}

/** The words of a file in one language. */
interface Translation {
  language: Language
  /** What is translated: a text, a namespace, a table of data. */
  of: string
  /** Where the words are, as an issue names it. */
  where: string
  pieces: readonly Piece[]
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
const sentences = ({ value, issue }: FileData): (Piece & { path: ValuePath })[] =>
  strings(value)
    .filter(({ path, text }) => path[0] !== 'sources' && isSentence(text, 20, 3))
    .map(({ path, text }) => ({ path, words: text, issue: (found) => issue(path, found) }))

/** Returns the sentences and paragraphs of a text, except short paragraphs: they may be names and addresses. */
function ofText({ fields, body, bodyIssue, collection, key, language, file }: Text): Translation {
  const paragraphs = [...body.matchAll(/\S(?:.|\n(?!\n))*/g)]
    .filter(([paragraph]) => isSentence(paragraph, 60, 8))
    .map(({ 0: paragraph, index }): Piece => ({
      words: paragraph.trim(),
      issue: (found) => bodyIssue({ ...found, offset: index }),
    }))
  return { language, of: `${collection}/${key}`, where: file, pieces: [...sentences(fields), ...paragraphs] }
}

const ofLocale = (locale: LocaleFile): Translation => ({
  language: locale.language,
  of: locale.namespace,
  where: locale.file,
  pieces: sentences(locale),
})

function ofTable(data: FileData): Translation[] {
  const pieces = sentences(data)
  return languageCodes.map((language) => ({
    language,
    of: data.file,
    where: `"${language}"`,
    pieces: pieces.filter(({ path }) => path.includes(language)),
  }))
}

/** No sentence or paragraph is the same in two languages. Drafts are not checked: they may be untranslated. */
export const translated: Rule = (content) => {
  const translations = [
    ...content.texts.filter(({ data }) => data?.draft !== true).map(ofText),
    ...content.locales.map(ofLocale),
    ...validData(content).flatMap(ofTable),
  ]
  const first = new Map<string, Translation>()
  return languageCodes
    .flatMap((language) => translations.filter((translation) => translation.language === language))
    .flatMap((translation) => {
      const { language, of, pieces } = translation
      return pieces.flatMap(({ words, issue }) => {
        const other = first.get(`${of} ${words}`) ?? translation
        first.set(`${of} ${words}`, other)
        const cause = `This text is the same as in ${other.where}.`
        const fix = `Translate it into "${language}"; if it is that already, translate the other.`
        return other === translation ? [] : issue({ cause, fix })
      })
    })
}
