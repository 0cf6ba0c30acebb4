/** Tells whether the source of a rule has a placeholder: `*`, or a colon with a name. */
export const isDynamic = (source: string) => /\*|:[a-z]/i.test(source)

/** Returns the pattern of paths that the source of a rule stands for; its groups have the names of the placeholders. */
export const pattern = (source: string) =>
  new RegExp(
    `^${source
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace('*', '(?<splat>.*)')
      .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)')}$`,
  )
