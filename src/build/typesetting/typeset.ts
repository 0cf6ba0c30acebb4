import { keepTogether } from '../../content/keepTogether'
import type { Language } from '../../site/languages'
import { hyphenate } from './hyphenate'

/**
 * Characters of the longest text that stands in large letters or in a narrow place: a heading, a label, a link. What is
 * longer is a paragraph.
 */
const longestHeading = 90

const address = /^[a-z]+:\S+$/

/**
 * A text of the copy as pages show it (requirement 10.10). Programs take the marks out again
 * (src/site/invisible.ts).
 */
export function typeset(text: string, language: Language): string {
  if (address.test(text)) return text
  const kept = keepTogether(text)
  return text.length > longestHeading ? kept : hyphenate(kept, language)
}
