import { keepSmallWords, keepTogether } from './keepTogether'
import type { Language } from '../../site/languages'
import { hyphenate } from './hyphenate'

/**
 * Length in characters up to which a text is regarded as a heading, label or link, in large letters or in a narrow
 * place. A longer text is a paragraph, and is not hyphenated.
 */
const longestHeading = 90

const address = /^[a-z]+:\S+$/

/**
 * Returns a text of the copy as pages show it (requirement 10.10). `key` is its name in the copy. The marks of
 * typesetting are removed again for programs (src/site/invisible.ts).
 */
export function typeset(text: string, language: Language, key = ''): string {
  if (address.test(text)) return text
  const together = keepTogether(text)
  const kept = key === 'title' ? keepSmallWords(together, language) : together
  return text.length > longestHeading ? kept : hyphenate(kept, language)
}
