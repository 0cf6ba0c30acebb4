/** The characters that a slug may have. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** What `slugPattern` asks of a writer. */
export const slugRule = 'Use lower-case letters a-z, digits and single hyphens.'

/** Letters that Unicode does not split into an ASCII letter and a mark. */
const asciiLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' }

/**
 * Returns a slug for any text: ASCII letters in lower case and digits, with hyphens between words. It is empty if none
 * of the characters can be used.
 */
export const proposedSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßøæœđł]/g, (letter) => asciiLetters[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Returns a form of a slug that is the same for slugs that look alike. */
export const foldedSlug = (slug: string): string => slug.normalize('NFKC').toLowerCase()
