import { featureBandNames } from './featureBands'
import { kindOfTemplate, type Kind } from './pageKinds'
import type { OwnColumns } from './schemas/pages'

/** Bands, by fragment, that are there where a column of the row lists something. */
const listed: Readonly<Partial<Record<string, 'testimonials' | 'related'>>> = {
  customers: 'testimonials',
  related: 'related',
}

/** Fragments that links may name on the page of a row, apart from headings of texts. */
export const fragmentsOf = (row: OwnColumns & { template: Kind }, groups: readonly string[]): readonly string[] =>
  kindOfTemplate(row.template)
    .fragments({ bands: row.bands ?? featureBandNames, groups })
    .filter((fragment) => {
      const column = listed[fragment]
      return !column || (row[column] ?? []).length > 0
    })
