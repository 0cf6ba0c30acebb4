// @ts-check
const { isFigure } = require('./figures')

/**
 * @type {(words: string) => number} Euros of an amount as languages write it: 6 000, 6,000, −2 510, 14 000 €; cents are
 * left out.
 */
const euros = (words) =>
  Number(
    words
      .replace(/[.,]\d\d(?!\d)/, '')
      .replace(/[\u2212-]/, '#')
      .replace(/[^\d#]/g, '')
      .replace('#', '-'),
  )

/** @type {(left: number, right: number) => string} A bar between two places of the axis. */
const rect = (left, right) => `<rect x="${left}" width="${right - left}" height="8" rx="2"/>`

/**
 * Draws a bar under each amount of a table, all on one axis; an amount in the words above the table is a line across
 * them.
 *
 * @param {readonly (readonly string[])[]} rows words of the cells
 * @param {string} title words above the table
 * @returns {(column: number, words: string) => string} the bar of a cell as SVG; empty where the column holds no
 * amounts
 */
exports.bars = (rows, title) => {
  const amounts = (rows[0] ?? []).map((_, column) =>
    rows.every((row) => /\d/.test(row[column] ?? '') && isFigure(row[column] ?? '')),
  )
  const [limit] = /\d[\d\s.,\u00a0\u202f]*\d/.exec(title) ?? []
  const line = limit === undefined ? undefined : euros(limit)
  const values = rows.flatMap((row) => row.filter((_, column) => amounts[column]).map(euros))
  const [low, high] = [Math.min(0, ...values), Math.max(0, line ?? 0, ...values)]
  const at = (/** @type {number} */ value) => Math.round(((value - low) / (high - low || 1)) * 200)
  return (column, words) => {
    if (!amounts[column]) return ''
    const value = euros(words)
    const fill = value < 0 ? 'bad' : line !== undefined && value > line ? 'accent' : 'link'
    const bar = rect(Math.min(at(0), at(value)), Math.max(at(0), at(value)))
    const across = line === undefined ? at(0) : at(line)
    return (
      `<svg viewBox="-2 -3 204 14" width="128" height="9" aria-hidden="true"><g fill="var(--${fill})">${bar}</g>` +
      `<path stroke="var(--text)" stroke-width="2" d="M${across}-3v14"/></svg>`
    )
  }
}
