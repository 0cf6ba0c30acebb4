import { isDay } from '../../site/days'
import { placeholders } from '../../content/placeholders'
import { variableNames } from '../../content/variables'
import { strings } from '../../content/strings'
import type { TextRule } from '../rule'
import { didYouMean } from '../nearest'
import type { Finding } from '../issues'
import type { Content } from '../readContent'
import { braceFindings, leftoverFindings, markupFindings } from '../leftovers'

/** The fields of front matter are plain text. */
export const plainFields: TextRule = ({ fields }) =>
  strings(fields.value).flatMap(({ path, text }) => markupFindings(text).map((finding) => fields.issue(path, finding)))

/** Every `{{name}}` that nothing fills. */
function variableFindings(text: string, { data }: Content): Finding[] {
  // What a file that cannot be read would have given is not known.
  if (!data.plans) return []
  const known = variableNames(data.plans)
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .filter(([, name]) => !known.includes(name!))
    .map(({ 0: whole, 1: name, index }) => ({
      at: index,
      cause: `Nothing is known to put in the place of ${whole}.`,
      fix: didYouMean(name!, known),
    }))
}

/** Fields and bodies hold no variable that nothing fills and no note to oneself. */
export const finishedWords: TextRule = ({ fields, body, language, bodyIssue }, content) => {
  const findings = (text: string) => [
    ...braceFindings(text),
    ...variableFindings(text, content),
    ...leftoverFindings(text, language),
  ]
  return [
    ...strings(fields.value).flatMap(({ path, text }) => findings(text).map((finding) => fields.issue(path, finding))),
    ...findings(body).map(bodyIssue),
  ]
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
