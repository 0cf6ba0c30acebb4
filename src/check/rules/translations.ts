import { collections } from '../../content/schemas'
import { strings } from '../../content/strings'
import { languageCodes } from '../../site/languages'
import type { Finding, Issue } from '../issues'
import type { Text } from '../readContent'
import type { Rule } from '../rule'

/** Every text of most collections exists in every language; posts may be missing in some. */
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

interface Piece {
  words: string
  issue: (finding: Finding) => Issue
}

const isLong = (text: string, characters: number, words: number) =>
  text.length >= characters && text.split(/\s+/).length >= words

/**
 * Fields and paragraphs that are never the same in two languages by chance; sources are, and short paragraphs may be
 * names.
 */
function pieces({ fields, body, bodyIssue }: Text): Piece[] {
  const ofFields = strings(fields.value)
    .filter(({ path, text }) => path[0] !== 'sources' && isLong(text, 20, 4))
    .map(({ path, text }): Piece => ({ words: text, issue: (finding) => fields.issue(path, finding) }))
  const ofBody = [...body.matchAll(/\S(?:.|\n(?!\n))*/g)]
    .filter(([paragraph]) => isLong(paragraph, 60, 8))
    .map(({ 0: paragraph, index }): Piece => ({
      words: paragraph.trim(),
      issue: (finding) => bodyIssue({ ...finding, at: index }),
    }))
  return [...ofFields, ...ofBody]
}

/** No field or paragraph is the same in two languages of a text. A draft may still wait for its translation. */
export const translated: Rule = ({ texts }) => {
  const first = new Map<string, Text>()
  return languageCodes
    .flatMap((language) => texts.filter((text) => text.language === language && text.data?.draft !== true))
    .flatMap((text) =>
      pieces(text).flatMap(({ words, issue }) => {
        const name = `${text.collection}/${text.key} ${words}`
        const other = first.get(name) ?? text
        first.set(name, other)
        if (other === text) return []
        const cause = `This text is the same as in ${other.file}.`
        return issue({ cause, fix: `Translate it into "${text.language}".` })
      }),
    )
}
