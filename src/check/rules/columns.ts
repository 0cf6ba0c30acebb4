import { kindOfTemplate } from '../../site/pageKinds'
import { productPictures } from '../../site/product/productPictures'
import { ownColumnNames, type OwnColumn } from '../../site/schemas/pages'
import { rowsWhere, showsFeature } from '../pageRows'
import { textIds, type CheckedContent } from '../readContent'
import type { Rule } from '../rule'

/** The known values of columns that some kind needs, for a hint. */
const choices: Partial<Record<OwnColumn, (content: CheckedContent) => readonly string[]>> = {
  picture: () => productPictures,
  gates: (content) => rowsWhere(content, showsFeature),
  faq: (content) => textIds('faq', content),
}

/** A row has all columns that its kind needs, and none that its kind does not read. */
export const columnsOfKind: Rule = (content) =>
  Object.entries(content.data.pages ?? {}).flatMap(([id, row]) => {
    const { columns } = kindOfTemplate(row.template)
    const own = Object.keys(columns).join(', ') || 'none but "template", "path" and "was"'
    return ownColumnNames.flatMap((name) => {
      const isMissing = [row[name] ?? []].flat().length === 0
      if (row[name] !== undefined && !columns[name]) {
        const cause = `"${name}" means nothing to a page of the kind ${row.template}.`
        return content.json.pages!.issue([id, name], { cause, fix: `Remove it. Columns of the kind: ${own}.` }, 'key')
      }
      if (columns[name] !== 'needed' || !isMissing) return []
      const cause = `The page "${id}" has no "${name}", which a page of the kind ${row.template} needs.`
      const known = choices[name]?.(content)
      const fix = `Add "${name}".${known ? ` Known: ${known.join(', ')}.` : ''}`
      return content.json.pages!.issue([id], { cause, fix })
    })
  })

/** A page with testimonials and its own list of bands has the band that shows them. */
export const quotedBands: Rule = ({ data, json }) =>
  Object.entries(data.pages ?? {}).flatMap(([id, { bands, testimonials = [] }]) => {
    if (!bands || bands.includes('testimonial') || testimonials.length === 0) return []
    const cause = 'Nobody would see these testimonials: the "bands" of the page lack "testimonial".'
    const fix = 'Add "testimonial" to "bands", or remove "testimonials".'
    return json.pages!.issue([id, 'testimonials'], { cause, fix }, 'key')
  })

/** The related pages of a page do not include the page itself. */
export const relatedToOthers: Rule = ({ data, json }) =>
  Object.entries(data.pages ?? {}).flatMap(([id, { related = [] }]) => {
    const index = related.indexOf(id)
    if (index < 0) return []
    const cause = `The page "${id}" is related to itself.`
    return json.pages!.issue([id, 'related', index], { cause, fix: 'Name another page, or take it out.' })
  })
