import { isDay } from '../../site/days'
import { defaultLanguage, isLanguage } from '../../site/languages'
import { dataNames } from '../../content/dataSchemas'
import { placeholders } from '../../content/placeholders'
import { variableNames } from '../../content/variables'
import { strings } from '../../content/strings'
import { eachText, type Rule, type TextRule } from '../rule'
import { plainTextFindings, unfinishedFindings } from '../leftovers'
import { validDataOf } from '../readContent'

/** Fields, bodies and data hold no variable that nothing fills and no note; fields and data are plain text. */
export const noLeftovers: Rule = (content) => {
  // What a file that cannot be read would have given is not known.
  const known = content.data.plans && variableNames(content.data.plans)
  const data = dataNames.flatMap((name) => validDataOf(name, content))
  const ofData = data.flatMap(({ value, issue }) =>
    strings(value).flatMap(({ path, text }) => {
      // Variables are filled in words that have a language.
      const language = path.find(isLanguage)
      const findings = plainTextFindings(text, language ?? defaultLanguage, language ? known : [])
      return findings.map((finding) => issue(path, finding))
    }),
  )
  const ofTexts = eachText(({ fields, body, language, bodyIssue }) => [
    ...strings(fields.value).flatMap(({ path, text }) =>
      plainTextFindings(text, language, known).map((finding) => fields.issue(path, finding)),
    ),
    ...unfinishedFindings(body, language, known).map(bodyIssue),
  ])
  return [...ofData, ...ofTexts(content)]
}

/** A post that is no draft any more holds nothing of what `npm run new:post` wrote in the place of its words. */
export const placeholderWords: TextRule = ({ collection, data, fields, body, bodyIssue }) => {
  if (collection !== 'blog' || data?.draft !== false) return []
  const cause = 'This is what a new post begins with, not the post.'
  const fix = 'Write your own words, or set draft: true until they are written.'
  const { description, opening, heading, paragraph } = placeholders
  return [
    ...(data.description === description ? [fields.issue(['description'], { cause, fix })] : []),
    ...[opening, `## ${heading}\n`, paragraph].flatMap((text) =>
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
