import type { Finding, Issue } from './issues'
import type { CheckedContent, Text } from './readContent'

/** A rule: a pure function of all content that returns the issues it finds. */
export type Rule = (content: CheckedContent) => readonly Issue[]

/** A rule for one text: a pure function of the text and all content. */
export type TextRule = (text: Text, content: CheckedContent) => readonly Issue[]

/** A rule for the body of one text. */
export type BodyRule = (text: Text, content: CheckedContent) => readonly Finding[]

/** Makes a rule that checks each text on its own. */
export const eachText =
  (rule: TextRule): Rule =>
  (content) =>
    content.texts.flatMap((text) => rule(text, content))

/** Makes a rule that checks each body that could be read. */
export const eachBody = (rule: BodyRule): Rule =>
  eachText((text, content) => (text.unread ? [] : rule(text, content).map(text.bodyIssue)))
