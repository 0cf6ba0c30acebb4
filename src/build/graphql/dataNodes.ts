import type { Data, DataName } from '../../content/dataSchemas'
import { languageCodes } from '../../site/languages'
import { dataId, nodeId } from './nodeIds'

/** A node before Gatsby knows it. */
export interface DataNode {
  id: string
  type: string
  [field: string]: unknown
}

/** What all nodes know that are a row of a file. */
const rowNode = (type: 'Route' | 'Customer', key: string, position: number): DataNode => ({
  id: dataId(type, key),
  type,
  key,
  position,
})

/**
 * The nodes that a file of `content/*.json` becomes: one where the file is one thing, else one for each row. Files that
 * nothing asks GraphQL for (menus, the documents of the drawn product) are imported where they are shown, and are not
 * here.
 */
export const dataNodes = {
  site: (site) => [{ ...site, type: 'SiteInfo', id: dataId('SiteInfo') }],
  plans: (pricing) => [{ ...pricing, type: 'Pricing', id: dataId('Pricing') }],
  pages: (rows) =>
    Object.entries(rows).map(([key, row], position) => ({
      ...rowNode('Route', key, position),
      template: row.template,
      row,
    })),
  testimonials: (rows) =>
    Object.entries(rows).map(([key, row], position) => ({ ...row, ...rowNode('Customer', key, position) })),
  company: ({ team }) =>
    Object.entries(team).map(([key, name]) => ({ key, name, type: 'Person', id: dataId('Person', key) })),
  tags: (rows) =>
    Object.entries(rows).flatMap(([key, words], position) =>
      languageCodes.map((language) => ({
        ...words[language],
        key,
        position,
        language,
        type: 'Tag',
        id: nodeId('Tag', language, key),
      })),
    ),
} satisfies { [Name in DataName]?: (data: NonNullable<Data[Name]>) => DataNode[] }
