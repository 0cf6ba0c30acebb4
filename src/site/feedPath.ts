import type { Language } from './languages'
import { ownPath, ownPaths } from './routes'

const feedOf = (blog: string) => `${blog}/rss.xml`

/** Unprefixed path of a language's RSS feed (DESIGN section 3). */
export const feedPath = (language: Language): string => feedOf(ownPath('blog', language))

/** Every path that a language's feed has had, the present one first: the blog takes it along. */
export const feedPaths = (language: Language): string[] => ownPaths('blog', language).map(feedOf)
