import XMLBuilder from 'fast-xml-builder'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
})

/** Characters that XML 1.0 does not allow at all, however they are written (section 2.2). */
// oxlint-disable-next-line no-control-regex -- these are the characters in question
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** An XML document of nested objects; `@name` is an attribute, a list is as many elements. */
export const xml = (root: object): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root }).replace(forbidden, '')
