/** A variable in a text: `{{name}}`. */
const slot = /\{\{(\w+)\}\}/g

/** Returns the names of the variables in a text, sorted and without repeats. */
export const variablesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(slot)].map(([, name]) => name!))].sort()

/** Replaces each `{{name}}` in a text by its value. A name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(slot, (found, name: string) => (Object.hasOwn(values, name) ? values[name]! : found))
