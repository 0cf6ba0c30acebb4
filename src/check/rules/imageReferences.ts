import { leastCoverWidth } from '../../content/schemas'
import type { ContentIssue, Problem } from '../issues'
import { offsetOf, parts } from '../markdown'
import { didYouMean } from '../nearest'
import type { TextRule } from '../rule'
import type { Content, Text } from '../readContent'
import { targetOffset } from './links'

const folderOf = ({ collection, key }: Text) => `content/${collection}/${key}/`

/** A file name as it is, without the %20 of addresses. */
function fileName(url: string): string {
  try {
    return decodeURI(url).replace(/^\.\//, '')
  } catch {
    return url
  }
}

/**
 * What is wrong with naming an image beside a text: it must be there, in the same spelling; undefined where nothing is.
 */
function referenceProblem(url: string, text: Text, { files }: Content): Problem | undefined {
  const folder = folderOf(text)
  const name = fileName(url)
  if (/^([a-z]+:|\/\/)/i.test(name))
    return [
      `"${name.slice(0, 60)}" is a picture on another server, or one written as data; either tells others who reads the page.`,
      `Put it as a file into ${folder} (if its licence allows) and write its name.`,
    ]
  if (files.has(folder + name) && !/\.(md|markdown)$/i.test(name)) return undefined
  const beside = [...files.keys()].filter((path) => path.startsWith(folder) && !path.endsWith('.md'))
  const fix = didYouMean(
    name,
    beside.map((path) => path.slice(folder.length)),
  )
  return [`There is no picture "${name}" in ${folder}; capital letters and the form of accents count.`, fix]
}

/** The cover of a post is there and wide enough. */
export const covers: TextRule = (text, content) => {
  const { cover } = text.data ?? {}
  if (typeof cover !== 'string') return []
  const problem = referenceProblem(cover, text, content)
  if (problem) return [text.fields.issue(['cover'], ...problem)]
  const { image } = content.files.get(folderOf(text) + fileName(cover))!
  if (!image?.type || image.width >= leastCoverWidth) return []
  const fix = `Use a picture at least ${leastCoverWidth} pixels wide; a drawing (svg) says its width in its first tag.`
  return [text.fields.issue(['cover'], `The cover is too small: ${image.width} pixels wide.`, fix)]
}

/** Every image in a text is beside it and says in words what it shows. */
export const imageReferences: TextRule = (text, content) => {
  const { tree, body, bodyIssue } = text
  const definitions = new Map(parts(tree, 'definition').map((node) => [node.identifier, node]))
  return parts(tree, 'image', 'imageReference').flatMap((node): ContentIssue[] => {
    const target = node.type === 'image' ? node : definitions.get(node.identifier)!
    const problem = referenceProblem(target.url, text, content)
    const words = node.alt?.trim() ?? ''
    const wordless = 'The picture has no words for those who cannot see it.'
    return [
      ...(words === '' || words === target.url
        ? [bodyIssue(offsetOf(node), wordless, 'Write what it shows: ![A paid invoice](paid.png).')]
        : []),
      ...(problem ? [bodyIssue(targetOffset(body, target), ...problem)] : []),
    ]
  })
}
