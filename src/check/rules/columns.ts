import { kindOfTemplate } from '../../site/pageKinds'
import { ownColumnNames } from '../../site/schemas/pages'
import type { RowRule } from '../rule'

/** A row has all columns that its kind needs, and none that its kind does not read. */
export const columnsOfKind: RowRule = (row, issueAt) => {
  const { columns } = kindOfTemplate(row.template)
  const ownColumns = Object.keys(columns).join(', ') || 'none but "template", "path" and "was"'
  return ownColumnNames.flatMap((name) => {
    if (row[name] !== undefined && !columns[name]) {
      const cause = `"${name}" means nothing to a page of the kind ${row.template}.`
      return issueAt([name], { cause, fix: `Remove it. Columns of the kind: ${ownColumns}.` }, 'key')
    }
    const isThere = [row[name] ?? []].flat().length > 0
    if (columns[name] !== 'required' || isThere) return []
    const cause = `The page "${row.id}" has no "${name}", which a page of the kind ${row.template} needs.`
    return issueAt([], { cause, fix: `Add "${name}".` })
  })
}

/** A page with testimonials and its own list of bands has the band that shows them. */
export const quotedBands: RowRule = ({ bands, testimonials = [] }, issueAt) => {
  if (!bands || bands.includes('testimonial') || testimonials.length === 0) return []
  const cause = 'Nobody would see these testimonials: the "bands" of the page lack "testimonial".'
  const fix = 'Add "testimonial" to "bands", or remove "testimonials".'
  return [issueAt(['testimonials'], { cause, fix }, 'key')]
}

/** The related pages of a page do not include the page itself. */
export const relatedToOthers: RowRule = ({ id, related = [] }, issueAt) => {
  const index = related.indexOf(id)
  if (index < 0) return []
  const cause = `The page "${id}" is related to itself.`
  return [issueAt(['related', index], { cause, fix: 'Name another page, or take it out.' })]
}
