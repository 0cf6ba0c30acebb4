import type { ContentIssue, ImageInfo } from '../issues'
import type { Content } from '../readContent'
import { proposedSlug } from '../../content/slug'

const limits = { bytes: 5_000_000, side: 8000, smallest: 200 }

/** Endings of pictures that the site can show, with what the bytes then are. */
const types: Readonly<Partial<Record<string, string>>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}
const known = Object.keys(types).join(', ')

function problem(path: string, { type, width, height, bytes }: ImageInfo): Omit<ContentIssue, 'file'> | undefined {
  const name = path.split('/').at(-1)!
  const written = /\.([^.]+)$/.exec(name)?.[1] ?? ''
  const ending = written.toLowerCase()
  if (!types[ending])
    return {
      cause: written
        ? `The site can use no files of the kind ".${written}" here.`
        : 'The site can use no file without an ending here.',
      fix: `Texts end in .md; save pictures as one of: ${known}.`,
    }
  if (written !== ending || !/^[\w.-]+$/.test(name))
    return {
      cause: `The name "${name}" has capital letters in its ending, spaces or other characters that cause trouble in addresses.`,
      fix: `Rename it to ${proposedSlug(name.slice(0, -written.length - 1)) || 'picture'}.${ending}, here and in the texts that name it.`,
    }
  if (!type)
    return {
      cause: 'The file is no picture, or it is damaged.',
      fix: 'Save it again from the program it was made with.',
    }
  if (type !== types[ending])
    return {
      cause: `The name says ${ending}, but the picture is ${type}.`,
      fix: `Rename it to ${path.split('/').at(-1)!.replace(/\w+$/, type)} here and in the texts that name it.`,
    }
  if (bytes > limits.bytes)
    return {
      cause: `The picture is too large: ${(bytes / 1e6).toFixed(1)} MB.`,
      fix: `Save it with at most ${limits.bytes / 1e6} MB; 1600 pixels across are plenty.`,
    }
  if (Math.max(width, height) > limits.side)
    return {
      cause: `The picture is too large: ${width} x ${height} pixels.`,
      fix: `Make it at most ${limits.side} pixels across; 1600 are plenty.`,
    }
  if (type !== 'svg' && width < limits.smallest)
    return {
      cause: `The picture is too small: ${width} x ${height} pixels.`,
      fix: `Use one that is at least ${limits.smallest} pixels wide; 1600 look sharp everywhere.`,
    }
  return undefined
}

/** Issues of the picture files: what they are, how large they are. */
export const checkImages = ({ files }: Content): ContentIssue[] =>
  [...files.values()].flatMap(({ path, image }) => {
    const issue = image && problem(path, image)
    return issue ? [{ file: path, ...issue }] : []
  })
