/** The smallest of some figures that at least this share of them does not exceed; NaN of none. */
export const quantile = (figures: readonly number[], share: number): number =>
  [...figures].sort((a, b) => a - b)[Math.max(0, Math.ceil(figures.length * share) - 1)] ?? NaN

export const median = (figures: readonly number[]): number => quantile(figures, 0.5)

/** Rows of cells as a markdown table. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
