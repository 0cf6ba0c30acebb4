import type { Language } from '../../site/languages'
import type { LinkTargets } from '../linkTargets'
import type { Markdown } from '../markdown'
import type { ContentEntry } from '../parseContent'
import type { Content } from '../readContent'

/** Something a rule found in the body of an article, at an offset of it. */
export interface Finding {
  at: number
  cause: string
  fix: string
}

/** What a rule may look at besides the text. */
export interface Place {
  entry: ContentEntry
  language: Language
  content: Content
  targets: LinkTargets
}

/** A rule for the bodies of articles: a pure function of the text and of what is around it. */
export type Rule = (body: Markdown, place: Place) => Finding[]
