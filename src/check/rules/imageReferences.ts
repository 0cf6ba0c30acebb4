import { imageName } from '../../content/imageName'
import { leastCoverWidth } from '../../content/schemas'
import type { Issue } from '../issues'
import { nodes, offsetOf } from '../markdown'
import { didYouMean } from '../nearest'
import type { BodyRule, TextRule } from '../rule'
import type { ParsedContent, Text } from '../content'
import { targetOffset } from './links'

const folderOf = ({ collection, key }: Text) => `content/${collection}/${key}/`

/**
 * Tells what is wrong with a reference to an image: it must be a file beside the text, with the same spelling.
 * Undefined if it is correct.
 */
function referenceIssue(url: string, text: Text, { files }: ParsedContent): Issue | undefined {
  const folder = folderOf(text)
  const name = imageName(url)
  if (/^([a-z]+:|\/\/)/i.test(name))
    return {
      cause: `"${name.slice(0, 60)}" is a picture on another server, or one written as data; either tells others who reads the page.`,
      fix: `Put it as a file into ${folder} (if its licence allows) and write its name.`,
    }
  if (files.has(folder + name) && !/\.(md|markdown)$/i.test(name)) return undefined
  const beside = [...files.keys()].filter((path) => path.startsWith(folder) && !path.endsWith('.md'))
  const fix = didYouMean(
    name,
    beside.map((path) => path.slice(folder.length)),
  )
  return { cause: `There is no picture "${name}" in ${folder}; capital letters and the form of accents count.`, fix }
}

/** The cover of a post exists and is wide enough. */
export const coversExist: TextRule = (text, content) => {
  const { cover } = text.data ?? {}
  if (typeof cover !== 'string') return []
  const found = referenceIssue(cover, text, content)
  if (found) return [text.fields.issueAt(['cover'], found)]
  const { image } = content.files.get(folderOf(text) + imageName(cover))!
  if (!image?.type || image.width >= leastCoverWidth) return []
  const fix = `Use a picture at least ${leastCoverWidth} pixels wide; a drawing (svg) says its width in its first tag.`
  return [text.fields.issueAt(['cover'], { cause: `The cover is too small: ${image.width} pixels wide.`, fix })]
}

/** Every image in a text is a file beside it and has an alternative text. */
export const imagesExist: BodyRule = (text, content) => {
  // Of two definitions of a label, markdown takes the first.
  const definitions = new Map(
    nodes(text.tree, 'definition')
      .toReversed()
      .map((node) => [node.identifier, node]),
  )
  return nodes(text.tree, 'image', 'imageReference').flatMap((node): Issue[] => {
    const target = node.type === 'image' ? node : definitions.get(node.identifier)!
    const found = referenceIssue(target.url, text, content)
    const words = node.alt?.trim() ?? ''
    const cause = 'The picture has no words for those who cannot see it.'
    const fix = 'Write what it shows: ![A paid invoice](paid.png).'
    return [
      ...(words === '' || words === target.url ? [{ offset: offsetOf(node), cause, fix }] : []),
      ...(found ? [{ ...found, offset: targetOffset(text.body, target) }] : []),
    ]
  })
}
