import { keepSmallWords, keepTogether } from '../../content/keepTogether'
import type { Language } from '../../site/languages'
import { hyphenate } from './hyphenate'

/**
 * Characters of the longest text that stands in large letters or in a narrow place: a heading, a label, a link. What is
 * longer is a paragraph.
 */
const longestHeading = 90

const address = /^[a-z]+:\S+$/

/** Names of texts whose few lines are seen as a shape. */
const shaped = ['title', 'lead']

/**
 * A text of the copy as pages show it (requirement 10.10), with its name in the copy. Programs take the marks out again
 * (src/site/invisible.ts).
 */
export function typeset(text: string, language: Language, key = ''): string {
  if (address.test(text)) return text
  const together = keepTogether(text)
  const kept = shaped.includes(key) ? keepSmallWords(together, language) : together
  return text.length > longestHeading ? kept : hyphenate(kept, language)
}
