import type { Content as Node } from 'mdast'
import { nodes, offsetOf, sourceOf } from '../markdown'
import { linkTargets, hostNames } from '../linkTargets'
import { addressIssue, destinationIssue } from '../destination'
import { valuesAt } from '../fileData'
import type { Issue } from '../issues'
import { eachBody, type BodyRule, type Rule, type TextRule } from '../rule'

/**
 * Returns the offset of the target of a link, image or definition: of its last occurrence. If the target is written
 * with entities, it is the offset of the node.
 */
export function targetOffset(body: string, node: Node & { url: string }): number {
  const within = node.url === '' ? -1 : sourceOf(body, node).lastIndexOf(node.url)
  return offsetOf(node) + Math.max(0, within)
}

/** Every link has an existing and safe target. */
export const linkTargetsExist: Rule = (content) => {
  const targets = linkTargets(content)
  // The targets in an unreadable file are not known.
  const isUnknown = (url: string) => content.json.pages?.value === undefined && url.startsWith('page:')
  return eachBody((text) => {
    const { tree, body } = text
    const labelsOf = (type: 'imageReference' | 'linkReference') =>
      new Set(nodes(tree, type).map(({ identifier }) => identifier))
    const [images, links] = [labelsOf('imageReference'), labelsOf('linkReference')]
    const definitions = nodes(tree, 'definition').filter(
      ({ identifier }) => links.has(identifier) || !images.has(identifier),
    )
    return [...nodes(tree, 'link'), ...definitions].flatMap((node) => {
      const found = isUnknown(node.url) ? undefined : destinationIssue(node.url, text, targets)
      return found ? { ...found, offset: targetOffset(body, node) } : []
    })
  })(content)
}

/** The sources of posts are correct addresses of other sites. */
export const sourcesElsewhere: TextRule = ({ data, fields }, content) =>
  valuesAt(data, 'sources.*.url').flatMap(({ path, value: url }) => {
    const found = addressIssue(String(url), hostNames(content))
    const fix = 'Write where the source itself stands, from https:// on.'
    return found ? fields.issueAt(path, { ...found, fix }) : []
  })

/** Every link has words or an image. */
export const namedLinks: BodyRule = ({ tree }) =>
  nodes(tree, 'link', 'linkReference')
    .filter(({ children }) => children.every((child) => child.type === 'text' && child.value.trim() === ''))
    .map((node): Issue => {
      const fix = 'Write them between the brackets: [our prices](page:pricing).'
      return { offset: offsetOf(node), cause: 'The link has no words.', fix }
    })

/** Markup that is not recognised and therefore shown as it is: its pattern, and what is wrong with it. */
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
  [
    /(?<![\w(]|\]: ?)(?:page|post):[a-z][\w-]*/g,
    'This is no link; it would be shown as it is.',
    'Write [words](page:pricing).',
  ],
]

/** Finds references without a definition, footnotes without a text, and links and images with wrong syntax. */
export const noBrokenReferences: BodyRule = ({ tree, body }) => {
  const found = attempts.flatMap(([pattern, cause, fix]) =>
    [...body.matchAll(pattern)].map(({ index }) => ({ offset: index, cause, fix })),
  )
  if (found.length === 0) return []
  const understood = nodes(
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
  return found.filter(({ offset }) => !understood.some(({ from, to }) => from <= offset && offset < to))
}
