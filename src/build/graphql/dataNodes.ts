import type { Data, DataName } from '../../content/dataSchemas'
import { languageCodes } from '../../site/languages'
import { dataNodeId, textNodeId } from './nodeIds'

/** A node before it is passed to Gatsby. */
export interface DataNode {
  id: string
  type: string
  [field: string]: unknown
}

/** The fields of every node that is a row of a file. */
const rowNode = (type: 'Route' | 'Customer', key: string, position: number): DataNode => ({
  id: dataNodeId(type, key),
  type,
  key,
  position,
})

/**
 * The nodes made from each file of `content/*.json`: one node for the whole file, or one for each row. Files that no
 * GraphQL query reads (menus, documents of the drawn product) are imported where they are shown, and are not listed
 * here.
 */
export const dataNodes = {
  site: (site) => [{ ...site, type: 'SiteInfo', id: dataNodeId('SiteInfo') }],
  plans: (pricing) => [{ ...pricing, type: 'Pricing', id: dataNodeId('Pricing') }],
  pages: (rows) =>
    Object.entries(rows).map(([key, row], position) => ({
      ...rowNode('Route', key, position),
      template: row.template,
      row,
    })),
  testimonials: (rows) =>
    Object.entries(rows).map(([key, row], position) => ({ ...row, ...rowNode('Customer', key, position) })),
  company: ({ team }) =>
    Object.entries(team).map(([key, name]) => ({ key, name, type: 'Person', id: dataNodeId('Person', key) })),
  tags: (rows) =>
    Object.entries(rows).flatMap(([key, words], position) =>
      languageCodes.map((language) => ({
        ...words[language],
        key,
        position,
        language,
        type: 'Tag',
        id: textNodeId('Tag', language, key),
      })),
    ),
} satisfies { [Name in DataName]?: (data: NonNullable<Data[Name]>) => DataNode[] }
