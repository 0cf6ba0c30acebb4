/** A place in a text that a variable fills: `{{name}}`. */
const slot = /\{\{(\w+)\}\}/g

/** Names of the variables that a text asks for, each once, sorted. */
export const variablesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(slot)].map(([, name]) => name!))].sort()

/** Text with each `{{name}}` replaced by its value; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(slot, (found, name: string) => (Object.hasOwn(values, name) ? values[name]! : found))

/** The same in every string of a value made of objects and lists. */
export function fillDeep<T>(value: T, values: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return fill(value, values) as T
  if (Array.isArray(value)) return value.map((item: unknown) => fillDeep(item, values)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, values)])) as T
}
