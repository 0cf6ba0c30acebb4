import type { PageKind } from '../site/kindColumns'
import { slotsOf } from '../site/requiredRoutes'
import { isTemplate, kindOfTemplate } from '../site/pageKinds'
import { valueAt } from './fileData'
import type { ParsedContent } from './content'

/**
 * Returns the ids of the rows of `content/pages.json` that links and menus may name: those of pages with one address in
 * each language. A row of an unknown kind counts as one of them, because the kind is reported already.
 */
export const targetPages = ({ json }: ParsedContent): string[] =>
  Object.entries(json.pages?.value ?? {}).flatMap(([id, row]: [string, unknown]) => {
    const template = valueAt(row, ['template'])
    const isLinked = !isTemplate(template) || kindOfTemplate(template).link === 'page'
    return isLinked && slotsOf(id).length === 0 ? [id] : []
  })

/** Returns the ids of the rows whose kind is wanted. */
export const rowsWhere = ({ data }: Pick<ParsedContent, 'data'>, isWanted: (kind: PageKind) => boolean): string[] =>
  Object.entries(data.pages ?? {}).flatMap(([id, { template }]) => (isWanted(kindOfTemplate(template)) ? [id] : []))

export const showsFeature = ({ collection }: PageKind): boolean => collection === 'features'
