/** Words a minute that an adult reads silently (Brysbaert 2019: 238 in English non-fiction). */
const pace = 220

/** Minutes that a text takes to read, rounded up. */
export const readingMinutes = (text: string): number => Math.ceil(text.split(/\s+/).filter(Boolean).length / pace)
