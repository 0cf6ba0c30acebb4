import { keepTogether } from '../../content/keepTogether'
import type { Language } from '../../site/languages'
import { hyphenate } from './hyphenate'

const email = /[\w.+-]+@[\w.-]+\w/g
const businessId = /(?<![\w-])\d{7}-\d(?![\w-])/g

/** An address may be copied, so what keeps or breaks it is not part of its text. */
const breakableAddresses = (text: string) =>
  text
    .replace(email, (found) => found.replace('@', '@<wbr>').replaceAll('.', '<wbr>.'))
    .replace(businessId, '<span class="whole">$&</span>')

/**
 * A text of an article, written as HTML, as pages show it: short parts and numbers stay together, long words may be
 * broken in a narrow place.
 */
export function typesetHtml(text: string, language: Language, narrow: boolean): string {
  const kept = breakableAddresses(keepTogether(text))
  return narrow ? hyphenate(kept, language) : kept
}
