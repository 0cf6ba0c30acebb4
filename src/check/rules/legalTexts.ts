import type { Content as Node } from 'mdast'
import { variablesIn } from '../../content/fill'
import { headings } from '../../content/remark/headings'
import { languageCodes } from '../../site/languages'
import type { FileIssue } from '../issues'
import { nodes, offsetOf } from '../markdown'
import type { Text } from '../readContent'
import type { Rule } from '../rule'

/** A heading and what is below it, up to the next heading. */
interface Section {
  offset: number
  level: number
  /** What all translations must have in common, by its name in messages. */
  common: Readonly<Record<string, string>>
}

/**
 * Returns the part of a link that is the same in every language: the whole address within our site, the host of another
 * site. Paths of other sites may depend on the language.
 */
const target = (url: string): string => (/^https?:/.test(url) && URL.canParse(url) ? new URL(url).host : url)

const inWords = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))

/** Returns the sections of a text. The first one, above all headings, may be empty. */
function sectionsOf({ tree, body }: Text): Section[] {
  const starts = [
    { offset: 0, level: 1 },
    ...headings(tree).map(({ node }) => ({ offset: offsetOf(node), level: node.depth })),
  ]
  const lists = nodes(tree, 'list')
  const links = nodes(tree, 'link', 'definition')
  return starts.map(({ offset, level }, index) => {
    const end = starts[index + 1]?.offset ?? body.length
    const isHere = (node: Node) => offsetOf(node) >= offset && offsetOf(node) < end
    const targets = links.filter(isHere).map(({ url }) => target(url))
    return {
      offset,
      level,
      common: {
        'items of each list': inWords(lists.filter(isHere).map(({ children }) => String(children.length))),
        links: inWords(targets.sort()),
        variables: inWords(variablesIn(body.slice(offset, end))),
      },
    }
  })
}

const fix = 'Say the same in every language: no reader may be promised what others are not.'

/** Returns the first section that differs from the section in the same place of the other text; undefined if none. */
function otherSection(sections: readonly Section[], others: readonly Section[]): Section | undefined {
  const alike = (section: Section, other: Section | undefined) =>
    other?.level === section.level &&
    Object.entries(other.common).every(([what, value]) => section.common[what] === value)
  const other = sections.find((section, index) => !alike(section, others[index]))
  return other ?? (sections.length < others.length ? sections.at(-1) : undefined)
}

/** Returns the differences between the sections of a text and those of the text that it is compared with. */
function differences(text: Text, model: Text): FileIssue[] {
  const sections = sectionsOf(text)
  const others = sectionsOf(model)
  if (sections.map(({ level }) => level).join() !== others.map(({ level }) => level).join()) {
    const { offset } = otherSection(sections, others)!
    const difference =
      sections.length === others.length
        ? 'they are as many, but of other levels'
        : `${sections.length - 1} instead of ${others.length - 1}`
    const cause = `The headings are not those of ${model.file}, here or below: ${difference}.`
    return [text.bodyIssue({ offset, cause, fix })]
  }
  return sections.flatMap(({ offset, common }, index) =>
    Object.entries(others[index]!.common)
      .filter(([what, value]) => common[what] !== value)
      .map(([what, value]) => {
        const cause = `The ${what} of this section are not those of ${model.file}: ${common[what]!} instead of ${value}.`
        return text.bodyIssue({ offset, cause, fix })
      }),
  )
}

function otherDay(text: Text, { file, data }: Text): FileIssue[] {
  if (text.data!.updated === data!.updated) return []
  const cause = `${file} was updated on another day, ${String(data!.updated)}.`
  return [text.fields.issue(['updated'], { cause, fix: 'Write the same day in every language.' })]
}

/** A legal text has the same headings, lists, links, variables and day in every language. */
export const sameClauses: Rule = ({ texts }) => {
  const legal = texts.filter(({ collection, data, unread }) => collection === 'legal' && data && !unread)
  const inOrder = languageCodes.flatMap((language) => legal.filter((text) => text.language === language))
  return inOrder.flatMap((text) => {
    const first = inOrder.find(({ key }) => key === text.key)!
    return text === first ? [] : [...otherDay(text, first), ...differences(text, first)]
  })
}
