import XMLBuilder from 'fast-xml-builder'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
})

/** Characters that XML 1.0 does not allow, not even escaped (section 2.2). */
// oxlint-disable-next-line no-control-regex -- these are the characters in question
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** An XML document made from nested objects. `@name` is an attribute, and a list gives one element for each item. */
export const xml = (root: object): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root }).replace(forbidden, '')
