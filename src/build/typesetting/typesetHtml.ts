import { keepTogether } from './keepTogether'
import type { Language } from '../../site/languages'
import { hyphenate } from './hyphenate'

const email = /[\w.+-]+@[\w.-]+\w/g
const businessId = /(?<![\w-])\d{7}-\d(?![\w-])/g

/** Controls line breaks in addresses and business ids with HTML and not with characters: a visitor may copy them. */
const breakableAddresses = (text: string) =>
  text
    .replace(email, (found) => found.replace('@', '@<wbr>').replaceAll('.', '<wbr>.'))
    .replace(businessId, '<span class="joined">$&</span>')

/**
 * Typesets a text of an article, which is HTML: it keeps short parts and numbers together, and hyphenates long words if
 * the place is `narrow`.
 */
export function typesetHtml(text: string, language: Language, narrow: boolean): string {
  const kept = breakableAddresses(keepTogether(text))
  return narrow ? hyphenate(kept, language) : kept
}
