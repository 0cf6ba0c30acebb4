/** The rows that have some keys, in the order of the keys; a row that is missing is left out. */
export const inOrder = <Row extends { key: string }>(keys: readonly string[], rows: readonly Row[]): Row[] =>
  keys.flatMap((wanted) => rows.find(({ key }) => key === wanted) ?? [])
