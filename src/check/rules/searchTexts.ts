import { fill } from '../../content/fill'
import { metaTitle } from '../../content/schemas'
import { variables } from '../../content/variables'
import type { Language } from '../../site/languages'
import { description } from '../../site/schemas/fields'
import { valueAt, type FileData, type ValuePath } from '../fileData'
import type { ParsedContent } from '../content'
import { repeats } from '../repeats'
import type { Rule } from '../rule'
import { valueIssue } from '../schemaIssues'

/** A text in a language, with its place. */
interface PlacedText {
  language: Language
  text: string
  data: FileData
  path: ValuePath
}

const textAt = (data: FileData, language: Language, path: ValuePath): PlacedText[] => {
  const text = valueAt(data.value, path)
  return typeof text === 'string' ? [{ language, text, data, path }] : []
}

const ofLocales = ({ locales }: ParsedContent, path: ValuePath): PlacedText[] =>
  locales.flatMap((file) => textAt(file, file.language, path))

/** A title and a description in `locales/` have the lengths that front matter requires of other pages. */
export const searchTextLengths: Rule = (content) => {
  const { site, plans } = content.data
  if (!site || !plans) return []
  const asked = { title: metaTitle, description }
  return Object.entries(asked).flatMap(([name, schema]) =>
    ofLocales(content, ['meta', name]).flatMap(({ language, text, data, path }) => {
      const found = valueIssue(`meta.${name}`, fill(text, variables(language, { site, plans })), schema)
      return found && text.trim() !== '' ? data.issueAt(path, found) : []
    }),
  )
}

/** No two pages of a language have the same title: search results and tabs would look the same. Drafts may. */
export const titlesOnce: Rule = (content) => {
  const ofTexts = content.texts
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ language, fields }) =>
      ['metaTitle', 'title'].flatMap((name) => textAt(fields, language, [name])).slice(0, 1),
    )
  const titles = [...ofLocales(content, ['meta', 'title']), ...ofTexts]
  return repeats(titles, ({ language, text }) => `${language} ${text}`).map(([{ data, path }, first]) => {
    const cause = `The page of ${first.data.file} has the same title.`
    return data.issueAt(path, { cause, fix: 'Give one of them another title.' })
  })
}
