/** Returns the rows with the given keys, in the order of the keys. A missing row is left out. */
export const pickByKeys = <Row extends { key: string }>(keys: readonly string[], rows: readonly Row[]): Row[] =>
  keys.flatMap((wanted) => rows.find(({ key }) => key === wanted) ?? [])
