// @ts-check
const { isFigure } = require('./figures')

/**
 * @type {(words: string) => number} Reads an amount as any of the languages writes it: 6 000, 6,000, −2 510, 14 000 €,
 * −€120, 25,5 %. One or two digits behind a point or comma at its end are decimals.
 */
const amountOf = (words) => {
  const [figure = ''] = /[\u2212-]?€?\d[\d\s.,]*/.exec(words) ?? []
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?\D*$/s.exec(figure) ?? []
  return Number(`${/^[\u2212-]/.test(figure) ? '-' : ''}${whole.replace(/\D/g, '')}.${decimals}`)
}

/** An amount with a currency or a per cent sign. A year in a title is none. */
const limitIn = /€\s?\d[\d\s.,]*|\d[\d\s.,]*(?=\s?(?:€|%|eur))/

/** @type {(left: number, right: number, fill: string) => string} A bar between two points of the axis, in per cent. */
const rect = (left, right, fill) => `<rect x="${left}%" y="4" width="${right - left}%" height="8" ${fill}/>`

/**
 * Draws a bar below each amount of a table. All bars have the same axis, which is as wide as the column. An amount in
 * the title is a line across each bar.
 *
 * @param {readonly (readonly string[])[]} rows words of the cells
 * @param {string} title words above the table
 * @returns {(column: number, words: string) => string} the bar of a cell as SVG; empty if the column has no amounts
 */
exports.bars = (rows, title) => {
  const amounts = (rows[0] ?? []).map((_, column) =>
    rows.every((row) => /\d/.test(row[column] ?? '') && isFigure(row[column] ?? '')),
  )
  const [limit] = limitIn.exec(title) ?? []
  const line = limit === undefined ? undefined : amountOf(limit)
  const values = rows.flatMap((row) => row.filter((_, column) => amounts[column]).map(amountOf))
  const [low, high] = [Math.min(0, ...values), Math.max(0, line ?? 0, ...values)]
  const at = (/** @type {number} */ value) => Math.round(((value - low) / (high - low || 1)) * 100)
  return (column, words) => {
    if (!amounts[column]) return ''
    const value = amountOf(words)
    const fill = value < 0 ? 'bad' : line !== undefined && value > line ? 'accent' : 'link'
    const bar = rect(Math.min(at(0), at(value)), Math.max(at(0), at(value)), `fill="var(--${fill})"`)
    const across = line === undefined ? at(0) : at(line)
    return (
      `<svg width="128" height="16" fill="currentColor" aria-hidden="true">${bar}` +
      `<rect x="${across}%" width="1" height="16"/></svg>`
    )
  }
}
