import { neededRows } from '../../site/neededRows'
import { kindOfTemplate } from '../../site/pageKinds'
import { defaultLanguage } from '../../site/languages'
import type { ValuePath } from '../fileData'
import { nearest } from '../nearest'
import type { Row } from '../readContent'
import type { DataRule, RowRule } from '../rule'

/** Every row that code links to exists and is of its kind. */
export const rowsOfCode: DataRule<'pages'> = (pages, issue) =>
  Object.entries(neededRows).flatMap(([id, kind]) => {
    const template = pages[id]?.template
    if (template === kind) return []
    const missing = `The row "${id}" is missing, and code leads to its page.`
    if (!template) return issue([], { cause: missing, fix: 'Bring it back from the history.' })
    const cause = `Code needs "${id}" to be of the kind ${kind}.`
    return issue([id, 'template'], { cause, fix: `Write ${kind}.` })
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
export const neededFiles: RowRule = (row, issue, { files }) =>
  needs(row)
    .filter(([file]) => !files.has(file))
    .map(([file, path]) => {
      const near = nearest(file, [...files.keys()])
      const fix = near ? `Add it, or did you mean ${near}?` : 'Add the file or mend the row.'
      return issue(path, { cause: `The row "${row.id}" needs ${file}, which is missing.`, fix })
    })
