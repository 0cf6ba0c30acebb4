import type { Finding, Issue } from './issues'
import type { CheckedContent, Text } from './readContent'

/** A rule: a pure function of all content that names what breaks it. */
export type Rule = (content: CheckedContent) => readonly Issue[]

/** A rule of one text: a pure function of the text and of what is around it. */
export type TextRule = (text: Text, content: CheckedContent) => readonly Issue[]

/** A rule of the body of one text. */
export type BodyRule = (text: Text, content: CheckedContent) => readonly Finding[]

/** A rule that looks at every text by itself, at its fields in the first place. */
export const eachText =
  (rule: TextRule): Rule =>
  (content) =>
    content.texts.flatMap((text) => rule(text, content))

/** A rule that looks at every body by itself that could be read. */
export const eachBody = (rule: BodyRule): Rule =>
  eachText((text, content) => (text.unread ? [] : rule(text, content).map(text.bodyIssue)))
