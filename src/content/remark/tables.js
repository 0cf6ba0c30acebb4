// @ts-check
const visit = require('unist-util-visit')
const { exampleHead } = require('./examples')
const { isFigure } = require('./figures')
const { wordsOf } = require('./words')

/** Id of the page's heading. It names a table that is above all headings of a text. */
const pageTitle = 'page-title'

/**
 * Aligns columns of figures to the right, so that equal digits are below each other. An alignment by the writer stays.
 *
 * @type {(table: import('mdast').Table) => void}
 */
function alignFigures(table) {
  const [, ...rows] = table.children
  table.align = (table.children[0]?.children ?? []).map(
    (_, column) =>
      table.align?.[column] ??
      (rows.length > 0 && rows.every(({ children }) => children[column] && isFigure(wordsOf(children[column])))
        ? 'right'
        : null),
  )
}

/**
 * Names each table by the title of its sheet or the heading above it, and wraps it in an element that scrolls
 * (src/components/useTableStops.ts). A table below a paragraph in bold is an example (examples.js). An empty cell in
 * the first row is no heading. The first cell of each other row is the heading of its row.
 *
 * @param {import('mdast').Root} tree
 */
exports.mendTables = (tree) => {
  /** @type {unknown} */
  let heading = pageTitle
  let examples = 0
  visit(tree, ['heading', 'table'], (node, index, parent) => {
    if (node.type === 'heading') heading = node.data?.id ?? heading
    if (node.type !== 'table') return undefined
    const table = /** @type {import('mdast').Table} */ (node)
    const [first, ...rows] = table.children
    for (const cell of first?.children ?? []) if (cell.children.length === 0) cell.data = { hName: 'td' }
    if ((first?.children.length ?? 0) > 1)
      for (const { children } of rows)
        if (children[0]) children[0].data = { hName: 'th', hProperties: { scope: 'row' } }
    alignFigures(table)
    table.data = { hProperties: { ariaLabelledBy: heading } }
    const frame = [{ type: 'html', value: '<div class="table">' }, table, { type: 'html', value: '</div>' }]
    const head = exampleHead(table, /** @type {import('mdast').Content | undefined} */ (parent?.children[index - 1]))
    if (!head) {
      parent?.children.splice(index, 1, ...frame)
      return [visit.SKIP, index + frame.length]
    }
    // The title of the sheet is a better name than the heading above it.
    examples += 1
    // No heading has such an id: theirs have no colons.
    const id = `example:${examples}`
    for (const { type, data } of head) if (type === 'paragraph' && data) data.hProperties = { id }
    table.data = { hProperties: { ariaLabelledBy: id } }
    const example = [...head, ...frame, { type: 'html', value: '</figure>' }]
    parent?.children.splice(index - 1, 2, ...example)
    return [visit.SKIP, index - 1 + example.length]
  })
}
