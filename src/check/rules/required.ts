import type { Collection } from '../../content/schemas'
import { requiredRoutes } from '../../site/requiredRoutes'
import { kindOfTemplate, kindOfCollection } from '../../site/pageKinds'
import { defaultLanguage } from '../../site/languages'
import type { ValuePath } from '../fileData'
import type { FileIssue } from '../issues'
import { nearest } from '../nearest'
import { rowsWhere } from '../pageRows'
import { textIds, type ParsedContent, type Row } from '../content'
import type { DataRule, RowRule, Rule } from '../rule'

/** Every row that code links to exists and is of its kind. */
export const routesOfCodeExist: DataRule<'pages'> = (pages, issueAt) =>
  Object.entries(requiredRoutes).flatMap(([id, kind]) => {
    const template = pages[id]?.template
    if (template === kind) return []
    const missing = `The row "${id}" is missing, and code leads to its page.`
    if (!template) return issueAt([], { cause: missing, fix: 'Bring it back from the history.' })
    const cause = `Code needs "${id}" to be of the kind ${kind}.`
    return issueAt([id, 'template'], { cause, fix: `Write ${kind}.` })
  })

type Need = [file: string, path: ValuePath]

/** Returns the files that a row needs, each with the place in the row that makes it necessary. */
function needs({ id, template }: Row): Need[] {
  const { collection, namespaces, pages } = kindOfTemplate(template)
  const text = `content/${collection ?? ''}/${id}/${defaultLanguage}.md`
  return [
    [`src/templates/${template}.tsx`, ['template']],
    ...(collection && pages === 'one' ? [[text, []] satisfies Need] : []),
    ...namespaces.map((name): Need => [`locales/${defaultLanguage}/${name}.json`, ['template']]),
  ]
}

/** Every file that a row of `content/pages.json` needs exists. */
export const requiredFilesExist: RowRule = (row, issueAt, { files }) =>
  needs(row)
    .filter(([file]) => !files.has(file))
    .map(([file, path]) => {
      const near = nearest(file, [...files.keys()])
      const fix = near ? `Add it, or did you mean ${near}?` : 'Add the file or mend the row.'
      return issueAt(path, { cause: `The row "${row.id}" needs ${file}, which is missing.`, fix })
    })

/**
 * Returns the ids by which pages show the texts of a collection; undefined if every text has a page of its own, or if
 * no page is known to show the collection.
 */
function shownIds(collection: Collection, content: ParsedContent): readonly string[] | undefined {
  const { pages = {} } = content.data
  if (collection === 'testimonials') return Object.values(pages).flatMap(({ testimonials }) => testimonials ?? [])
  if (collection === 'faq') return Object.values(pages).flatMap(({ faq }) => faq ?? [])
  if (kindOfCollection(collection)?.pages !== 'one') return undefined
  return rowsWhere(content, (kind) => kind.collection === collection)
}

/** Every text is shown on some page. If a row has misspelt its id, only the row is reported. */
export const everyTextIsShown: Rule = (content) =>
  content.texts.flatMap(({ collection, key, file, language }): FileIssue | [] => {
    const ids = shownIds(collection, content)
    if (!content.data.pages || !ids || ids.includes(key) || language !== defaultLanguage) return []
    const unwritten = ids.filter((id) => !textIds(collection, content).includes(id))
    if (nearest(key, unwritten)) return []
    const cause = `No page shows this text: "${key}" is not in content/pages.json.`
    return { file, cause, fix: 'Add it there, or remove its folder.' }
  })
