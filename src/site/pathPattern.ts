/** Slots of a path that each page of a family fills in its own way; `{product}` is the same everywhere. */
const ownParameter = /\{(?!product\})\w+\}/

/** True for a path that stands for a family of pages (`/blog/{slug}`). */
export const hasParameter = (pattern: string): boolean => ownParameter.test(pattern)

/** The slots of a path that are its own, in the order of the alphabet. */
export const ownSlots = (pattern: string): string[] =>
  [...pattern.matchAll(new RegExp(ownParameter, 'g'))].map(([slot]) => slot).sort()

/** A path with its `{slots}` filled in; throws, with the name of the path, where a slot stays empty. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>, name: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot]
    if (value === undefined) throw new Error(`${name} needs the parameter "${slot}"`)
    return value
  })
