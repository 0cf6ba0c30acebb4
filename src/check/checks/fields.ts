import { isDay } from '../../content/days'
import { variablesIn } from '../../content/fill'
import { strings } from '../../content/strings'
import type { Language } from '../../site/languages'
import { variableNamesOf } from '../../content/variableNames'
import type { ContentIssue } from '../issues'
import { valueAt, type ValuePath } from '../located'
import { didYouMean } from '../nearest'
import type { ContentEntry } from '../parseContent'
import type { Content } from '../readContent'
import { leftoverFindings, variableFindings } from '../rules/leftovers'

const html = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i
const markdownLink = /\]\((?:page|post|https?):/

/** Issues of a text that is shown as it is written: HTML, links, slots that nothing fills, notes left over. */
function textProblems(text: string, language: Language): { cause: string; fix: string }[] {
  const tag = html.exec(text)?.[0]
  return [
    ...(tag
      ? [
          {
            cause: `"${tag}" would be shown as it is; this field is plain text.`,
            fix: tag.startsWith('&')
              ? 'Write the character itself.'
              : `Write ${JSON.stringify(text.replace(/<\/?[a-z][^>]*>/gi, ''))}`,
          },
        ]
      : []),
    ...(markdownLink.test(text)
      ? [
          {
            cause: 'Links do not work in this field; it is plain text.',
            fix: 'Put the link into the text below the front matter.',
          },
        ]
      : []),
    ...(/\*\*|__/.test(text)
      ? [
          {
            cause: 'Asterisks would be shown as they are; this field is plain text.',
            fix: `Write ${JSON.stringify(text.replace(/\*\*|__/g, ''))}`,
          },
        ]
      : []),
    ...variableFindings(text).map(({ cause, fix }) => ({ cause, fix })),
    ...leftoverFindings(text, language).map(({ cause, fix }) => ({ cause, fix })),
  ]
}

function entryIssues({ file, language, parsed }: ContentEntry, known: readonly string[]): ContentIssue[] {
  const unknown = (text: string) => variablesIn(text).filter((slot) => !known.includes(slot))
  const words = (slot: string) => ({
    cause: `Nothing is known to put in the place of {{${slot}}}.`,
    fix: didYouMean(slot, known),
  })
  const inFields = strings(parsed.fields.value).flatMap(({ path, text }) =>
    [...textProblems(text, language), ...unknown(text).map(words)].map((problem) => ({
      file,
      ...parsed.fields.at(path),
      ...problem,
    })),
  )
  const { body, bodyAt } = parsed
  const inBody = /\{\{|\}\}/.test(body)
    ? [
        ...variableFindings(body).map(({ at, cause, fix }) => ({ file, ...bodyAt(at), cause, fix })),
        ...unknown(body).map((slot) => ({ file, ...bodyAt(body.indexOf(`{{${slot}}}`)), ...words(slot) })),
      ]
    : []
  return [...inFields, ...inBody]
}

/** A text is not updated before it is published. */
function orderIssues({ file, parsed }: ContentEntry): ContentIssue[] {
  const day = (path: ValuePath) => {
    const value = valueAt(parsed.fields.value, path)
    return typeof value === 'string' && isDay(value) ? value : undefined
  }
  const [date, updated] = [day(['date']), day(['updated'])]
  if (date === undefined || updated === undefined || updated >= date) return []
  return [
    {
      file,
      ...parsed.fields.at(['updated']),
      cause: `The text was updated on ${updated}, before it was published on ${date}.`,
      fix: 'Exchange the two days, or leave out "updated".',
    },
  ]
}

/** Issues of what fields of front matter say: plain text, variables that exist, days in order. */
export const checkFields = (content: Content): ContentIssue[] => {
  const known = variableNamesOf(content.data.plans)
  return content.entries.flatMap((entry) => [...entryIssues(entry, known), ...orderIssues(entry)])
}
