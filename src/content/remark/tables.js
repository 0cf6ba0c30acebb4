// @ts-check
const visit = require('unist-util-visit')

/**
 * Puts each table into an element that scrolls by itself and can be reached by keyboard; an empty cell of the first row heads nothing.
 *
 * @param {import('mdast').Root} tree
 */
exports.mendTables = (tree) => {
  visit(tree, 'table', (/** @type {import('mdast').Table} */ table, index, parent) => {
    for (const cell of table.children[0]?.children ?? []) if (cell.children.length === 0) cell.data = { hName: 'td' }
    const frame = [
      { type: 'html', value: '<div class="table" tabindex="0" role="group">' },
      table,
      { type: 'html', value: '</div>' },
    ]
    parent?.children.splice(index, 1, ...frame)
    return [visit.SKIP, index + frame.length]
  })
}
