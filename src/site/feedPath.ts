import type { Language } from './languages'
import { ownPath } from './routes'

/** The feed of the blog that stands at a path. */
export const feedOf = (blog: string) => `${blog}/rss.xml`

/** Unprefixed path of a language's RSS feed (requirement 2.7). */
export const feedPath = (language: Language): string => feedOf(ownPath('blog', language))
