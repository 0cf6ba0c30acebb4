/** What the last part of an address may be made of. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A slug for any text: letters without their marks, in lower case, hyphens between words. */
export const proposedSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** What two slugs that look alike have in common. */
export const foldedSlug = (slug: string): string => slug.normalize('NFKC').toLowerCase()
