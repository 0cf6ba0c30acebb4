/** Words a minute that an adult reads silently (Brysbaert 2019: 238 in English non-fiction). */
const pace = 220

/** Minutes that a markdown text takes to read, rounded up; its marks are no words. */
export const readingMinutes = (text: string): number =>
  Math.ceil((text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length / pace)
