import { distance } from 'fastest-levenshtein'

/** The known name that somebody who wrote `name` most likely meant; undefined where none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.normalize('NFC').toLowerCase()
  let best: { name: string; far: number } | undefined
  for (const candidate of known) {
    const far = distance(wanted, candidate.normalize('NFC').toLowerCase())
    if (!best || far < best.far) best = { name: candidate, far }
  }
  return best && best.far <= Math.max(1, Math.floor(wanted.length * 0.4)) ? best.name : undefined
}

const most = 12

/** A hint for a name that is unknown: the nearest one, and the others as long as they are few. */
export function didYouMean(name: string, known: readonly string[], what = ''): string {
  const near = nearest(name, known)
  const list = known.length <= most ? `Known${what}: ${known.join(', ')}.` : ''
  return [near && `Did you mean ${near}?`, list || (near ? '' : `Known${what}: ${known.slice(0, most).join(', ')} …`)]
    .filter(Boolean)
    .join(' ')
}
