/** Offers a place to hyphenate a word. */
export const softHyphen = '\u00ad'

/**
 * Forbids a line break where it stands. It has no width, and readers who search the page for a word with a hyphen still
 * find it.
 */
export const wordJoiner = '\u2060'

export const noBreakSpace = '\u00a0'

/** The two that have no width. */
export const invisible = /[\u00ad\u2060]/g

/** A text without the invisible marks of typesetting, as programs read it: heads, feeds, the search, screen readers. */
export const withoutMarks = (text: string): string => text.replace(invisible, '')
