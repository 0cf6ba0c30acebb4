/** The value of `--name=value` among the words of a command, else `fallback`. */
export const option = (words: readonly string[], name: string, fallback: string): string =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback

/** Rows of cells as a markdown table. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
