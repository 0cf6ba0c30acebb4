import { leastCoverWidth } from '../../content/schemas'
import { fileIssue, type ImageInfo, type Problem } from '../issues'
import type { Rule } from '../rule'

const limits = { bytes: 5_000_000, side: 8000, smallest: 200 }

/** Endings of images that the site can show, with what the bytes then are. */
const types: Readonly<Partial<Record<string, string>>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

function imageProblem(path: string, { type, width, height, bytes }: ImageInfo): Problem | undefined {
  const name = path.split('/').at(-1)!
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? ''
  const kind = types[ending.toLowerCase()]
  if (!kind)
    return [
      `The site can use no files of the kind "${ending}" here.`,
      `Texts end in .md; save pictures as one of: ${Object.keys(types).join(', ')}.`,
    ]
  if (!/^[\w.-]+\.[a-z]+$/.test(name))
    return [
      `The name "${name}" has characters that cause trouble in addresses, or capital letters in its ending.`,
      'Rename it, here and in the texts that name it: letters a-z, digits, hyphens.',
    ]
  if (!type) return ['The file is no picture, or it is damaged.', 'Save it again from the program it was made with.']
  if (type !== kind)
    return [`The name says ${ending}, but the picture is ${type}.`, 'Rename it, here and in the texts that name it.']
  const fix = `Save it ${leastCoverWidth} pixels wide: that looks sharp everywhere.`
  if (bytes > limits.bytes) return [`The picture is too large: ${(bytes / 1e6).toFixed(1)} MB.`, fix]
  if (Math.max(width, height) > limits.side) return [`The picture is too large: ${width} x ${height} pixels.`, fix]
  if (type !== 'svg' && width < limits.smallest) return [`The picture is too small: ${width} x ${height} pixels.`, fix]
  return undefined
}

/** The files beside texts are pictures of a kind and size that the site can show. */
export const imageFiles: Rule = ({ files }) =>
  [...files.values()].flatMap(({ path: file, image }) => {
    const problem = image && imageProblem(file, image)
    return problem ? [fileIssue(file, problem)] : []
  })
