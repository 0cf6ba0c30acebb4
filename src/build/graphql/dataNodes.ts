import type { Data, DataName } from '../../content/dataSchemas'
import { languageCodes } from '../../site/languages'
import { dataId, nodeId } from './nodeIds'

/** A node before Gatsby knows it. */
export interface DataNode {
  id: string
  type: string
  [field: string]: unknown
}

type Rows = Readonly<Record<string, object>>

/** A node for each row of a file, which knows its key. */
const rowsOf = (type: 'Route' | 'Customer', rows: Rows): DataNode[] =>
  Object.entries(rows).map(([key, row], position) => ({ ...row, key, position, type, id: dataId(type, key) }))

/** The nodes that each file of `content/*.json` becomes: one where the file is one thing, else one for each row. */
export const dataNodes: { [Name in DataName]: (data: NonNullable<Data[Name]>) => DataNode[] } = {
  site: (site) => [{ ...site, type: 'SiteInfo', id: dataId('SiteInfo') }],
  plans: (pricing) => [{ ...pricing, type: 'Pricing', id: dataId('Pricing') }],
  samples: (samples) => [{ ...samples, type: 'Samples', id: dataId('Samples') }],
  navigation: (menus) => [{ ...menus, type: 'Navigation', id: dataId('Navigation') }],
  pages: (rows) => rowsOf('Route', rows),
  testimonials: (rows) => rowsOf('Customer', rows),
  company: ({ team, founder, ...company }) => [
    { ...company, founder: dataId('Person', founder), type: 'Company', id: dataId('Company') },
    ...Object.entries(team).map(([key, name]) => ({ key, name, type: 'Person', id: dataId('Person', key) })),
  ],
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
}
