import { featureBandNames } from './featureBands'
import { kindOfTemplate, type Template } from './pageKinds'
import type { OwnColumns } from './schemas/pages'

/** Bands, by fragment, that a page has only if this column of its row lists something. */
const columnOfBand: Readonly<Partial<Record<string, 'testimonials' | 'related'>>> = {
  customers: 'testimonials',
  related: 'related',
}

/** Returns the fragments that links may name on the page of a row, except those of headings in texts. */
export const fragmentsOf = (row: OwnColumns & { template: Template }, groups: readonly string[]): readonly string[] =>
  kindOfTemplate(row.template)
    .fragments({ bands: row.bands ?? featureBandNames, groups })
    .filter((fragment) => {
      const column = columnOfBand[fragment]
      return !column || (row[column] ?? []).length > 0
    })
