import { parse } from 'node-html-parser'
import type { Language } from '../../site/languages'
import { prefixLanguage, withoutPrefix } from '../../site/paths'

/** Attributes that hold one address. */
const addressed = ['href', 'src', 'poster']

/**
 * HTML of a page of this build as it stands on the site of its language: every address absolute, fragments on `canonical`, paths
 * without the prefix that the language has on another host.
 */
export function absoluteHtml(html: string, canonical: string, language: Language): string {
  const absolute = (address: string) => {
    const path = prefixLanguage(address) === language ? withoutPrefix(address) : address
    return new URL(path, canonical).href
  }
  const root = parse(html)
  for (const name of addressed)
    for (const element of root.querySelectorAll(`[${name}]`))
      element.setAttribute(name, absolute(element.getAttribute(name)!))
  for (const element of root.querySelectorAll('[srcset]')) {
    const candidates = element.getAttribute('srcset')!.split(/,\s+/)
    const absolutes = candidates.map((candidate) => candidate.trim().replace(/^\S+/, absolute))
    element.setAttribute('srcset', absolutes.join(', '))
  }
  return root.toString()
}
