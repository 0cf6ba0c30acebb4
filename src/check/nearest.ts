import { closest, distance } from 'fastest-levenshtein'

/** The known name that somebody who wrote `name` most likely meant; undefined where none is near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const near = known.length > 0 ? closest(name.toLowerCase(), known) : undefined
  return near !== undefined && distance(name.toLowerCase(), near.toLowerCase()) <= Math.max(1, name.length * 0.4)
    ? near
    : undefined
}

/** A hint for a name that is unknown: the nearest one, else those that there are. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  if (near) return `Did you mean ${near}?`
  return `Known: ${known.slice(0, 12).join(', ') || 'none'}${known.length > 12 ? ' …' : ''}.`
}
