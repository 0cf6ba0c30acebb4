import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Language } from '../../site/languages'
import { prefixLanguage, withoutPrefix } from '../../site/paths'

/** Attributes that contain one address. */
const addressAttributes = ['href', 'src']

/** The address of each candidate of a `srcset`: the text at its beginning and after each comma. */
const candidate = /(?<=^\s*|,\s+)\S+/g

/**
 * Returns HTML of this build with all addresses absolute, for the host of its language. Fragments are resolved against
 * `canonical`, and paths lose the prefix that their language has on another host.
 */
export function absoluteHtml(html: string, canonical: string, language: Language): string {
  const absolute = (address: string) => {
    const path = prefixLanguage(address) === language ? withoutPrefix(address) : address
    return new URL(path, canonical).href
  }
  const root = parseDocument(html)
  // A drawing in a page becomes an image in a feed, because feed readers have no style sheet for it.
  for (const drawing of DomUtils.getElementsByTagName('svg', root)) {
    const { 'data-src': src, 'aria-label': alt, width, height } = drawing.attribs
    // The bars of a drawn table have no file; the figures beside them say the same.
    if (src === undefined) DomUtils.removeElement(drawing)
    else Object.assign(drawing, { name: 'img', attribs: { src, alt, width, height }, children: [] })
  }
  for (const { attribs } of DomUtils.findAll(() => true, root.children)) {
    for (const name of addressAttributes) if (attribs[name] !== undefined) attribs[name] = absolute(attribs[name])
    if (attribs.srcset !== undefined) attribs.srcset = attribs.srcset.replace(candidate, absolute)
  }
  return render(root, { encodeEntities: 'utf8' })
}
