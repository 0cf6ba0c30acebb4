// @ts-check
const { bars } = require('./bars')
const { isFigure } = require('./figures')
const { wordsOf } = require('./words')

/** @typedef {import('mdast').Content} Node */

/**
 * Returns the words of a paragraph that is bold from end to end, and whether it is also in italics; undefined for any
 * other node.
 *
 * @param {Node | undefined} node
 */
function titleOf(node) {
  if (node?.type !== 'paragraph' || node.children.length !== 1) return undefined
  const [outer] = node.children
  const [inner] = outer && 'children' in outer && outer.children.length === 1 ? outer.children : []
  if (outer?.type === 'emphasis' && inner?.type === 'strong') return { children: inner.children, drawn: true }
  return outer?.type === 'strong' ? { children: outer.children, drawn: false } : undefined
}

/**
 * A table below a paragraph in bold is an example: the paragraph becomes its title, and both are drawn as a sheet. If
 * the last row contains figures, it is the sum and becomes bold. If the title is also in italics, all amounts get bars
 * instead.
 *
 * @param {import('mdast').Table} table
 * @param {Node | undefined} before the node above the table
 * @returns {Node[] | undefined} the title in its sheet, to be put before the table; undefined for any other table
 */
exports.exampleHead = (table, before) => {
  const title = titleOf(before)
  if (!title) return undefined
  if (title.drawn) {
    const [, ...rows] = table.children
    const cells = rows.map(({ children }) => children.map(wordsOf))
    const bar = bars(cells, title.children.map(wordsOf).join(''))
    for (const [row, { children }] of rows.entries())
      for (const [column, cell] of children.entries())
        cell.children.push({ type: 'html', value: bar(column, cells[row]?.[column] ?? '') })
  }
  const last = table.children.at(-1)?.children ?? []
  if (
    !title.drawn &&
    last.length > 1 &&
    last.slice(1).every((cell) => /\d/.test(wordsOf(cell)) && isFigure(wordsOf(cell)))
  )
    for (const cell of last) cell.children = [{ type: 'strong', children: cell.children }]
  return [
    { type: 'html', value: '<figure class="example folded">' },
    { type: 'paragraph', children: title.children, data: { hName: 'figcaption' } },
  ]
}
