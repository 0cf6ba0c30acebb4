import type { Language } from './languages'
import { ownPath } from './routes'

/** Unprefixed path of a language's RSS feed (DESIGN section 3). */
export const feedPath = (language: Language): string => `${ownPath('blog', language)}/rss.xml`
