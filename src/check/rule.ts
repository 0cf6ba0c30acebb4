import type { Data, DataName } from '../content/dataSchemas'
import type { FileData } from './fileData'
import type { Issue, FileIssue } from './issues'
import type { ParsedContent, Row, Text } from './content'

/** A rule: a pure function of all content that returns the issues it finds. */
export type Rule = (content: ParsedContent) => readonly FileIssue[]

/** Gives an issue the place of a path in data. */
type IssueAt = FileData['issueAt']

/** A rule for a data file of `content/`. */
export type DataRule<Name extends DataName> = (
  data: NonNullable<Data[Name]>,
  issueAt: IssueAt,
  content: ParsedContent,
) => readonly FileIssue[]

/** A rule for one row; the paths of its issues begin in the row. */
export type RowRule = (row: Row, issueAt: IssueAt, content: ParsedContent) => readonly FileIssue[]

/** A rule for one text: a pure function of the text and all content. */
export type TextRule = (text: Text, content: ParsedContent) => readonly FileIssue[]

/** A rule for the body of one text. */
export type BodyRule = (text: Text, content: ParsedContent) => readonly Issue[]

/** Makes a rule that checks a data file, if the file fits its schema. */
export const ofData =
  <Name extends DataName>(name: Name, rule: DataRule<Name>): Rule =>
  (content) => {
    const data = content.data[name]
    return data ? rule(data, content.json[name]!.issueAt, content) : []
  }

/** Makes a rule that checks each row of the route table that fits its schema. */
export const eachRow =
  (rule: RowRule): Rule =>
  (content) =>
    content.rows.flatMap((row) =>
      rule(row, (path, ...found) => content.json.pages!.issueAt([row.id, ...path], ...found), content),
    )

/** Makes a rule that checks each text on its own. */
export const eachText =
  (rule: TextRule): Rule =>
  (content) =>
    content.texts.flatMap((text) => rule(text, content))

/** Makes a rule that checks each body that could be read. */
export const eachBody = (rule: BodyRule): Rule =>
  eachText((text, content) => (text.unread ? [] : rule(text, content).map(text.bodyIssueAt)))
