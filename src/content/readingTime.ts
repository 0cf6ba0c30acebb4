/** Words that an adult reads silently in a minute, rounded down (Brysbaert 2019: 238 in English non-fiction). */
const pace = 220

/** Returns the minutes that it takes to read a markdown text, rounded up. Markdown marks do not count as words. */
export const readingMinutes = (text: string): number =>
  Math.ceil((text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length / pace)
