import { keepTogether } from '../../content/keepTogether'
import type { Language } from '../../site/languages'
import { hyphenate } from './hyphenate'

const tagOrText = /<(\/?)(\w+)[^>"]*(?:"[^"]*"[^>"]*)*>|[^<]+/g
const email = /[\w.+-]+@[\w.-]+\w/g
const businessId = /(?<![\w-])\d{7}-\d(?![\w-])/g

/** Where large letters or narrow columns leave little room for a word. */
const narrow = ['h2', 'h3', 'h4', 'th', 'td']
const verbatim = ['code', 'pre', 'svg']

/** An address may be copied, so what keeps or breaks it is not part of its text. */
const addresses = (text: string) =>
  text
    .replace(email, (found) => found.replace('@', '@<wbr>').replaceAll('.', '<wbr>.'))
    .replace(businessId, '<span class="whole">$&</span>')

/**
 * An article as pages show it: long words of headings and tables may be broken, short parts and numbers stay together.
 * Attributes, code and drawings are left as they are.
 */
export function typesetHtml(html: string, language: Language): string {
  const open: string[] = []
  const within = (names: readonly string[]) => open.some((name) => names.includes(name))
  return html.replace(tagOrText, (found, slash?: string, name?: string) => {
    if (name !== undefined) {
      if (slash !== '/' && [...narrow, ...verbatim].includes(name)) open.push(name)
      else if (open.at(-1) === name) open.pop()
      return found
    }
    if (within(verbatim)) return found
    const kept = addresses(keepTogether(found))
    return within(narrow) ? hyphenate(kept, language) : kept
  })
}
