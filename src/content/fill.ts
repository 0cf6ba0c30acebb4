/** A place in a text that a variable fills: `{{name}}`. */
const slot = /\{\{(\w+)\}\}/g

/** Names of the variables that a text asks for, each once, sorted. */
export const variablesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(slot)].map(([, name]) => name!))].sort()

/** Text with each `{{name}}` replaced by its value; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(slot, (found, name: string) => (Object.hasOwn(values, name) ? values[name]! : found))
