import { languageCodes } from '../../site/languages'
import type { ContentIssue } from '../issues'
import type { Text } from '../readContent'
import type { Rule } from '../rule'
import { sectionsOf, type Section } from '../sections'

const fix = 'Say the same in every language: no reader may be promised what others are not.'

/** The first section whose heading is of another level, missing or one too many; undefined where there is none. */
function otherHeading(own: readonly Section[], others: readonly Section[]): Section | undefined {
  const other = own.find(({ level }, index) => level !== others[index]?.level)
  return other ?? (own.length < others.length ? own.at(-1) : undefined)
}

/** What the sections of a text do not have in common with those of the text that it is compared with. */
function differences(text: Text, model: Text): ContentIssue[] {
  const own = sectionsOf(text)
  const others = sectionsOf(model)
  const heading = otherHeading(own, others)
  if (heading) {
    const cause = `The headings are not those of ${model.file}: ${own.length - 1} instead of ${others.length - 1}, or of another level.`
    return [text.bodyIssue(heading.at, cause, fix)]
  }
  return own.flatMap(({ at, common }, index) =>
    Object.entries(others[index]!.common)
      .filter(([what, value]) => common[what] !== value)
      .map(([what, value]) => {
        const cause = `The ${what} of this section are not those of ${model.file}: ${common[what]!} instead of ${value}.`
        return text.bodyIssue(at, cause, fix)
      }),
  )
}

function otherDay(text: Text, { file, data }: Text): ContentIssue[] {
  if (text.data!.updated === data!.updated) return []
  const cause = `${file} was updated on another day, ${String(data!.updated)}.`
  return [text.fields.issue(['updated'], cause, 'Write the same day in every language.')]
}

/** A legal text says the same in every language, as far as headings, lists, links, variables and its day can tell. */
export const sameClauses: Rule = ({ texts }) => {
  const legal = texts.filter(({ collection, data, refusal }) => collection === 'legal' && data && !refusal)
  const inOrder = languageCodes.flatMap((language) => legal.filter((text) => text.language === language))
  return inOrder.flatMap((text) => {
    const first = inOrder.find(({ key }) => key === text.key)!
    return text === first ? [] : [...otherDay(text, first), ...differences(text, first)]
  })
}
