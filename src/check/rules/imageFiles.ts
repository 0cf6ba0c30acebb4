import { leastCoverWidth } from '../../content/schemas'
import type { Issue, ImageInfo } from '../issues'
import type { Rule } from '../rule'

const limits = { bytes: 5_000_000, side: 8000, smallest: 200 }

/** Extensions of images that the site can show, each with the type that the bytes must have. */
const types: Readonly<Partial<Record<string, string>>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

function imageIssue(path: string, { type, width, height, bytes }: ImageInfo): Issue | undefined {
  const name = path.split('/').at(-1)!
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? ''
  const kind = types[ending.toLowerCase()]
  if (!kind)
    return {
      cause: `The site can use no files of the kind "${ending}" here.`,
      fix: `Texts end in .md; save pictures as one of: ${Object.keys(types).join(', ')}.`,
    }
  const rename = 'Rename it, here and in the texts that name it'
  if (!/^[\w.-]+\.[a-z]+$/.test(name))
    return {
      cause: `The name "${name}" has characters that cause trouble in addresses, or capital letters in its ending.`,
      fix: `${rename}: letters a-z, digits, hyphens.`,
    }
  const again = 'Save it again from the program it was made with.'
  if (!type) return { cause: 'The file is no picture, or it is damaged.', fix: again }
  if (type !== kind) return { cause: `The name says ${ending}, but the picture is ${type}.`, fix: `${rename}.` }
  const fix = `Save it ${leastCoverWidth} pixels wide: that looks sharp everywhere.`
  if (bytes > limits.bytes) return { cause: `The picture is too large: ${(bytes / 1e6).toFixed(1)} MB.`, fix }
  const size = `${width} x ${height} pixels`
  if (Math.max(width, height) > limits.side) return { cause: `The picture is too large: ${size}.`, fix }
  if (type !== 'svg' && width < limits.smallest) return { cause: `The picture is too small: ${size}.`, fix }
  return undefined
}

/** The files beside texts are images of a type and size that the site can show. */
export const usableImages: Rule = ({ files }) =>
  [...files.values()].flatMap(({ path: file, image }) => {
    const found = image && imageIssue(file, image)
    return found ? [{ file, ...found }] : []
  })
