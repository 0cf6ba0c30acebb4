import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Language } from '../../site/languages'
import { prefixLanguage, withoutPrefix } from '../../site/paths'

/** Attributes that hold one address. */
const addressed = ['href', 'src', 'poster']

/** The address of each candidate of a `srcset`: what stands at its beginning and after a comma. */
const candidate = /(?<=^\s*|,\s+)\S+/g

/**
 * HTML of a page of this build as it stands on the site of its language: every address absolute, fragments on
 * `canonical`, paths without the prefix that the language has on another host.
 */
export function absoluteHtml(html: string, canonical: string, language: Language): string {
  const absolute = (address: string) => {
    const path = prefixLanguage(address) === language ? withoutPrefix(address) : address
    return new URL(path, canonical).href
  }
  const root = parseDocument(html)
  // A drawing in a page is an image in a feed, whose readers have no style sheet for it.
  for (const drawing of DomUtils.getElementsByTagName('svg', root)) {
    const { 'data-src': src, 'aria-label': alt, width, height } = drawing.attribs
    Object.assign(drawing, { name: 'img', attribs: { src, alt, width, height }, children: [] })
  }
  for (const { attribs } of DomUtils.findAll(() => true, root.children)) {
    for (const name of addressed) if (attribs[name] !== undefined) attribs[name] = absolute(attribs[name])
    if (attribs.srcset !== undefined) attribs.srcset = attribs.srcset.replace(candidate, absolute)
  }
  return render(root, { encodeEntities: 'utf8' })
}
