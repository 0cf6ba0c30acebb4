/** Marks a place where a word may be hyphenated. */
export const softHyphen = '\u00ad'

/**
 * Forbids a line break at its place. It has no width. A search in the browser for a word with a hyphen finds the word
 * in spite of it.
 */
export const wordJoiner = '\u2060'

export const noBreakSpace = '\u00a0'

/** The two marks that have no width. */
export const invisible = /[\u00ad\u2060]/g

/** Removes the invisible marks of typesetting from a text for programs: heads, feeds, the search, screen readers. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')
