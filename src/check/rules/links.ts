import { parts, offsetOf, sourceOf } from '../markdown'
import { linkTargets } from '../linkTargets'
import type { Rule, TextRule } from '../rule'
import { destinationProblem } from '../destination'

/**
 * Where the target of a link, image or definition is written: its last occurrence; where it begins, if it is written in
 * entities.
 */
export function targetOffset(body: string, node: Parameters<typeof sourceOf>[1] & { url: string }): number {
  const within = node.url === '' ? -1 : sourceOf(body, node).lastIndexOf(node.url)
  return offsetOf(node) + Math.max(0, within)
}

/** Every link leads somewhere, safely. */
export const links: Rule = (content) => {
  const targets = linkTargets(content)
  return content.texts.flatMap((text) => {
    const { tree, body, bodyIssue } = text
    const images = new Set(parts(tree, 'imageReference').map(({ identifier }) => identifier))
    const definitions = parts(tree, 'definition').filter(({ identifier }) => !images.has(identifier))
    return [...parts(tree, 'link'), ...definitions].flatMap((node) => {
      const problem = destinationProblem(node.url, text, targets)
      return problem ? bodyIssue(targetOffset(body, node), ...problem) : []
    })
  })
}

/** Every link has words that can be seen or heard. */
export const linkWords: TextRule = ({ tree, bodyIssue }) =>
  parts(tree, 'link', 'linkReference')
    .filter(({ children }) => children.every((child) => child.type === 'text' && child.value.trim() === ''))
    .map((node) =>
      bodyIssue(
        offsetOf(node),
        'The link has no words.',
        'Write them between the brackets: [our prices](page:pricing).',
      ),
    )

/** What people read as it is written when it is not what it seems: the pattern, and what is wrong. */
const attempts: readonly [pattern: RegExp, cause: string, fix: string][] = [
  [
    /(?<!\\)!?\[[^\][\\]+\]\[(?!\^)[^\][\\]*\]/g,
    'Nothing says where this leads, so the brackets would be shown.',
    'Write the target in round brackets, or add a line [label]: page:id.',
  ],
  [/\[\^[^\]\s]+\](?!:)/g, 'This footnote has no text.', 'Add a line that begins with its mark and a colon.'],
  [
    /!?\[[^\][\n]*\](?:\(| \((?=page:|post:|https?:|#))/g,
    'This is not read as a link or picture; its brackets would be shown.',
    'Write [words](target): no space before or in the target, and both brackets closed.',
  ],
]

/** References without a definition, footnotes without a text, links and images that are not written as such. */
export const brackets: TextRule = ({ tree, body, bodyIssue }) => {
  const found = attempts.flatMap(([pattern, ...words]) =>
    [...body.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length, words })),
  )
  if (found.length === 0) return []
  const understood = parts(
    tree,
    'link',
    'linkReference',
    'image',
    'imageReference',
    'definition',
    'footnoteReference',
    'inlineCode',
    'code',
    'html',
  ).map(({ position }) => ({ from: position!.start.offset!, to: position!.end.offset! }))
  return found
    .filter(({ from }) => !understood.some((part) => part.from <= from && from < part.to))
    .map(({ from, words }) => bodyIssue(from, ...words))
}
