import type { Route } from '../../site/schemas/pages'
import type { Collection } from '../../content/schemas'
import { kindNamed, kindShowing } from '../../site/pageKinds'
import { defaultLanguage } from '../../site/languages'
import type { ValuePath } from '../document'
import { didYouMean, nearest } from '../nearest'
import { rowsWhere } from '../pageRows'
import type { Content } from '../readContent'
import type { Rule } from '../rule'

type Need = [file: string, at: ValuePath]

/** The files that a row names, and the places in the row. */
function needs(id: string, { template, testimonials = [], faq }: Route): Need[] {
  const { collection, namespaces, pages } = kindNamed(template)
  const text = (folder: string, at: ValuePath): Need => [`content/${folder}/${defaultLanguage}.md`, at]
  const locale = (name: string, at: ValuePath): Need => [`locales/${defaultLanguage}/${name}.json`, at]
  return [
    [`src/templates/${template}.tsx`, [id, 'template']],
    ...(collection && pages === 'one' ? [text(`${collection}/${id}`, [id])] : []),
    ...testimonials.map((key, index) => text(`testimonials/${key}`, [id, 'testimonials', index])),
    ...(faq ? [text(`faq/${faq}`, [id, 'faq'])] : []),
    ...namespaces.map((name) => locale(name, [id, 'template'])),
  ]
}

/** Every file that a row of `content/pages.json` names is there. */
export const neededFiles: Rule = ({ data, json, files }) =>
  Object.entries(data.pages ?? {}).flatMap(([id, row]) =>
    needs(id, row)
      .filter(([file]) => !files.has(file))
      .map(([file, at]) => {
        const near = nearest(file, [...files.keys()])
        const fix = near ? `Add it, or did you mean ${near}?` : 'Add the file or mend the row.'
        return json.pages!.issue(at, `The row "${id}" needs ${file}, which is missing.`, fix)
      }),
  )

/** Every row of `content/testimonials.json` has its text. */
export const quotations: Rule = ({ data, json, texts }) => {
  const quoted = texts.filter(({ collection }) => collection === 'testimonials').map(({ key }) => key)
  return Object.keys(data.testimonials ?? {})
    .filter((key) => !quoted.includes(key))
    .map((key) => {
      const cause = `"${key}" has no text in content/testimonials/${key}.`
      return json.testimonials!.issue([key], cause, didYouMean(key, [...new Set(quoted)]), 'key')
    })
}

/**
 * Ids under which the texts of a collection are shown; undefined where every text has a page by itself, or nobody
 * knows.
 */
function shownIds(collection: Collection, content: Content): readonly string[] | undefined {
  const { pages = {}, testimonials } = content.data
  if (collection === 'testimonials') return testimonials && Object.keys(testimonials)
  if (collection === 'faq') return Object.values(pages).flatMap(({ faq }) => faq ?? [])
  if (kindShowing(collection)?.pages !== 'one') return undefined
  return rowsWhere(content, (kind) => kind.collection === collection)
}

/** Every text is shown on some page. */
export const shownTexts: Rule = (content) =>
  content.texts.flatMap(({ collection, key, file, language }) => {
    const known = shownIds(collection, content)
    if (!content.data.pages || !known || known.includes(key) || language !== defaultLanguage) return []
    const table = collection === 'testimonials' ? 'content/testimonials.json' : 'content/pages.json'
    const cause = `No page shows this text: "${key}" is not in ${table}.`
    return [{ file, cause, fix: `Add it there. ${didYouMean(key, known)}` }]
  })
