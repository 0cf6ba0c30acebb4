/** Returns every string in a value of objects and lists, with its path. */
export function strings(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, item]) => strings(item, [...path, key]))
}

/**
 * Returns a copy of a value in which `change` has replaced every string. `key` is the name of the property that holds
 * the string, or the list with the string.
 */
export function mapStrings<T>(value: T, change: (text: string, key: string) => string, key = ''): T {
  if (typeof value === 'string') return change(value, key) as T
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change, key)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapStrings(item, change, name)])) as T
}
