const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 does not allow at all, however they are written (section 2.2). */
// eslint-disable-next-line no-control-regex -- these are the characters in question
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text that may stand between tags and in quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character]!)

/** An XML element whose content is XML already. */
export function element(
  name: string,
  content: readonly string[] = [],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  return content.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${content.join('')}</${name}>`
}

/** A whole document. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
