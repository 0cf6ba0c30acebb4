/** Returns each item whose name an earlier item has, too, with the first item of that name. */
export function repeats<T>(items: readonly T[], nameOf: (item: T) => string): (readonly [item: T, first: T])[] {
  const firsts = new Map(items.toReversed().map((item) => [nameOf(item), item]))
  return items.map((item) => [item, firsts.get(nameOf(item))!] as const).filter(([item, first]) => item !== first)
}
