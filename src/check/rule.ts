import type { ContentIssue } from './issues'
import type { Content, Text } from './readContent'

/** A rule: a pure function of all content that names what breaks it. */
export type Rule = (content: Content) => readonly ContentIssue[]

/** A rule of one text: a pure function of the text and of what is around it. */
export type TextRule = (text: Text, content: Content) => readonly ContentIssue[]

/** A rule that looks at every text by itself, at its fields in the first place. */
export const eachText =
  (rule: TextRule): Rule =>
  (content) =>
    content.texts.flatMap((text) => rule(text, content))

/** A rule that looks at every body by itself, unless it is refused. */
export const eachBody = (rule: TextRule): Rule => eachText((text, content) => (text.refusal ? [] : rule(text, content)))
