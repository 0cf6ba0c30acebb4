import { isDay } from '../../site/days'
import { placeholders } from '../../content/placeholders'
import { variableNames } from '../../content/variables'
import { strings } from '../../content/strings'
import { eachText, type Rule, type TextRule } from '../rule'
import type { FileData } from '../fileData'
import type { Finding, Issue } from '../issues'
import { braceFindings, leftoverFindings, markupFindings, variableFindings } from '../leftovers'

const fieldIssues = (fields: FileData, findings: (text: string) => Finding[]): Issue[] =>
  strings(fields.value).flatMap(({ path, text }) => findings(text).map((finding) => fields.issue(path, finding)))

/** The fields of front matter are plain text. */
export const plainFields: TextRule = ({ fields }) => fieldIssues(fields, markupFindings)

/** Fields and bodies hold no variable that nothing fills and no note to oneself. */
export const finishedWords: Rule = (content) => {
  // What a file that cannot be read would have given is not known.
  const known = content.data.plans && variableNames(content.data.plans)
  return eachText(({ fields, body, language, bodyIssue }) => {
    const findings = (text: string) => [
      ...braceFindings(text),
      ...variableFindings(text, known),
      ...leftoverFindings(text, language),
    ]
    return [...fieldIssues(fields, findings), ...findings(body).map(bodyIssue)]
  })(content)
}

/** A post that is no draft any more holds nothing of what `npm run new:post` wrote in the place of its words. */
export const placeholderWords: TextRule = ({ collection, data, fields, body, bodyIssue }) => {
  if (collection !== 'blog' || data?.draft !== false) return []
  const cause = 'This is what a new post begins with, not the post.'
  const fix = 'Write your own words, or set draft: true until they are written.'
  const { description, opening, paragraph } = placeholders
  return [
    ...(data.description === description ? [fields.issue(['description'], { cause, fix })] : []),
    ...[opening, paragraph].flatMap((text) =>
      body.includes(text) ? bodyIssue({ at: body.indexOf(text), cause, fix }) : [],
    ),
  ]
}

/** A text is not updated before it is published. */
export const daysInOrder: TextRule = ({ fields }) => {
  const { date, updated } = (fields.value ?? {}) as Record<string, unknown>
  if (typeof date !== 'string' || typeof updated !== 'string' || !isDay(date) || !isDay(updated) || updated >= date)
    return []
  const cause = `The text was updated on ${updated}, before it was published on ${date}.`
  return [fields.issue(['updated'], { cause, fix: 'Exchange the two days, or leave out "updated".' })]
}
