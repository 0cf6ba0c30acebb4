import { detectAll } from 'tinyld'
import { languageCodes, type Language } from '../site/languages'

/** How sure a guess must be, and how unlikely the expected language, so that no good text is ever blamed. */
const sure = { other: 0.75, own: 0.15 }

/** The language of this site in which a text evidently is, if not in the expected one; undefined where there is doubt. */
export function otherLanguage(text: string, expected: Language, shortest = 60): Language | undefined {
  const words = text.replace(/\{\{\w+\}\}|https?:\S+|\]\([^)]*\)/g, ' ').trim()
  if (words.length < shortest) return undefined
  const guesses = detectAll(words, { only: [...languageCodes] })
  const [first] = guesses
  const own = guesses.find(({ lang }) => lang === expected)?.accuracy ?? 0
  return first && first.lang !== expected && first.accuracy >= sure.other && own <= sure.own
    ? (first.lang as Language)
    : undefined
}
