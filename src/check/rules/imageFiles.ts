import { SyntaxValidator, type ValidationError } from 'fast-xml-validator'
import { leastCoverWidth } from '../../content/schemas'
import type { FileIssue, Issue, ImageInfo } from '../issues'
import { issueIn } from '../position'
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

const again = 'Save it again from the program it was made with.'

function imageIssue(path: string, { type, width, height, bytes, isCut }: ImageInfo): Issue | undefined {
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
  if (!type) return { cause: 'The file is no picture, or it is damaged.', fix: again }
  if (type !== kind) return { cause: `The name says ${ending}, but the picture is ${type}.`, fix: `${rename}.` }
  const fix = `Save it ${leastCoverWidth} pixels wide: that looks sharp everywhere.`
  if (bytes > limits.bytes) return { cause: `The picture is too large: ${(bytes / 1e6).toFixed(1)} MB.`, fix }
  const size = `${width} x ${height} pixels`
  if (Math.max(width, height) > limits.side) return { cause: `The picture is too large: ${size}.`, fix }
  if (type !== 'svg' && width < limits.smallest) return { cause: `The picture is too small: ${size}.`, fix }
  return isCut ? { cause: 'The picture is cut off: its end is missing.', fix: again } : undefined
}

const validator = new SyntaxValidator({ invalidCharSequence: { attrLt: true } })

/** An ampersand that begins no entity of XML, which the validator leaves out; or what may contain one. */
const ampersand = /<!--.*?-->|<!\[CDATA\[.*?\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)\w*;?/gis

/** Tells where a drawing is no well-formed XML, which nothing can show. */
function xmlIssues(file: string, text: string): FileIssue[] {
  const cause = 'The drawing is no well-formed XML, so neither a build nor a browser can show it:'
  const fix = `Write & as &amp; and < as &lt;, and close every tag; or: ${again}`
  try {
    validator.validate(text)
  } catch (error) {
    const { message, line, col: column } = error as Error & ValidationError['err']
    return [{ file, line, column, cause: `${cause} ${message}`, fix }]
  }
  const ownEntities = text.includes('<!ENTITY')
  const [found] = [...text.matchAll(ampersand)].filter(([match]) => match.startsWith('&') && !ownEntities)
  return found ? [issueIn(file, text)({ offset: found.index, cause: `${cause} "${found[0]}" is unknown.`, fix })] : []
}

/** The files beside texts are images of a type and size that the site can show. */
export const usableImages: Rule = ({ files }) =>
  [...files.values()].flatMap(({ path: file, image, text }): FileIssue[] => {
    const found = image && imageIssue(file, image)
    if (found) return [{ file, ...found }]
    return image && text !== undefined ? xmlIssues(file, text) : []
  })
