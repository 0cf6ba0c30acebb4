/** What the last part of an address may be made of. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Letters that Unicode does not take apart into a letter of ASCII and a mark. */
const asciiLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' }

/**
 * A slug for any text: letters without their marks, in lower case, hyphens between words; empty where nothing of it is
 * left.
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

/** What two slugs that look alike have in common. */
export const foldedSlug = (slug: string): string => slug.normalize('NFKC').toLowerCase()
