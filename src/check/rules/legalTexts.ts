import type { Content as Node } from 'mdast'
import { variablesIn } from '../../content/fill'
import { headings } from '../../content/remark/headings'
import { languageCodes } from '../../site/languages'
import type { FileIssue } from '../issues'
import { nodes, offsetOf } from '../markdown'
import type { Text } from '../content'
import type { Rule } from '../rule'

/**
 * Returns the part of a link that is the same in every language: the whole address within our site, the host of another
 * site. Paths of other sites may depend on the language.
 */
const target = (url: string): string => (/^https?:/.test(url) && URL.canParse(url) ? new URL(url).host : url)

const inWords = (name: string, values: readonly (string | number)[]) =>
  values.length > 0 ? [`${name} ${values.join(', ')}`] : []

/**
 * Returns the sections of a text: where each begins, and what all translations must have in common. The first one,
 * above all headings, may be empty.
 */
function sectionsOf({ tree, body }: Text): { offset: number; outline: string }[] {
  const starts = [
    { offset: 0, level: 1 },
    ...headings(tree).map(({ node }) => ({ offset: offsetOf(node), level: node.depth })),
  ]
  return starts.map(({ offset, level }, index) => {
    const end = starts[index + 1]?.offset ?? body.length
    const isHere = (node: Node) => offset <= offsetOf(node) && offsetOf(node) < end
    const lists = nodes(tree, 'list').filter(isHere)
    const links = nodes(tree, 'link', 'definition').filter(isHere)
    const outline = [
      `level ${level}`,
      ...inWords(
        'list items',
        lists.map(({ children }) => children.length),
      ),
      ...inWords('links', links.map(({ url }) => target(url)).sort()),
      ...inWords('variables', variablesIn(body.slice(offset, end))),
    ].join('; ')
    return { offset, outline }
  })
}

/** Returns an issue at the first section of a text that differs from that of its model; none if all are alike. */
function otherSection(text: Text, model: Text): FileIssue[] {
  const [sections, others] = [sectionsOf(text), sectionsOf(model)]
  const longer = sections.length > others.length ? sections : others
  const index = longer.findIndex((_, place) => sections[place]?.outline !== others[place]?.outline)
  if (index < 0) return []
  const { offset } = sections[index] ?? sections.at(-1)!
  const [found, wanted] = [sections, others].map((list) => list[index]?.outline ?? 'no more section')
  const cause = `From here on this text is not like ${model.file}: ${found!} instead of ${wanted!}.`
  return [text.bodyIssueAt({ offset, cause, fix: 'Say the same in every language: no reader may be promised more.' })]
}

function otherDay(text: Text, { file, data }: Text): FileIssue[] {
  if (text.data!.updated === data!.updated) return []
  const cause = `${file} was updated on another day, ${String(data!.updated)}.`
  return [text.fields.issueAt(['updated'], { cause, fix: 'Write the same day in every language.' })]
}

/** A legal text has the same headings, lists, links, variables and day in every language. */
export const sameClauses: Rule = ({ texts }) => {
  const legal = texts.filter(({ collection, data, unread }) => collection === 'legal' && data && !unread)
  const inOrder = languageCodes.flatMap((language) => legal.filter((text) => text.language === language))
  return inOrder.flatMap((text) => {
    const first = inOrder.find(({ key }) => key === text.key)!
    return text === first ? [] : [...otherDay(text, first), ...otherSection(text, first)]
  })
}
