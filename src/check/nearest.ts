import { closest, distance } from 'fastest-levenshtein'

/** Returns the known name that is most like `name`; undefined if none is similar. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const near = known.length > 0 ? closest(name.toLowerCase(), known) : undefined
  return near !== undefined && distance(name.toLowerCase(), near.toLowerCase()) <= Math.max(1, name.length / 2)
    ? near
    : undefined
}

/** Returns a hint for an unknown name: the most similar known name, or else a list of the known ones. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  if (near) return `Did you mean ${near}?`
  return `Known: ${known.slice(0, 12).join(', ') || 'none'}${known.length > 12 ? ' …' : ''}.`
}
