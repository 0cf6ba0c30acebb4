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

/** What a drawing with words must not contain: where a text shows it, it becomes part of the page. */
const forbidden: readonly [pattern: RegExp, cause: string, fix: string][] = [
  [
    /(?<=<)style\b|\bstyle\s*=/,
    'which forbids style within it',
    'Write attributes, such as fill="var(--text, #14213d)" (docs/images.md).',
  ],
  [/(?<=<)script\b|\bon[a-z]+\s*=/i, 'which forbids scripts within it', 'Take it out.'],
  [/(?<=href\s*=\s*["'])(?:https?:)?\/\//i, 'which loads nothing from elsewhere', 'Take it out.'],
  [/<!\[CDATA\[/, 'where these words would not be shown', 'Write the words alone, with &amp; for & and &lt; for <.'],
]

const pageIssues = (file: string, text: string): FileIssue[] =>
  forbidden.flatMap(([pattern, why, fix]) => {
    const offset = text.search(pattern)
    const cause = `A drawing with words becomes part of the page, ${why}.`
    return offset < 0 ? [] : [issueIn(file, text)({ offset, cause, fix })]
  })

/** A drawing with words beside a text. */
interface Drawing {
  file: string
  text: string
}

/** Finds ids that two drawings of one text share: in the page, the second drawing would use what the first defines. */
function idIssues(drawings: readonly Drawing[]): FileIssue[] {
  const first = new Map<string, string>()
  return drawings.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=\sid\s*=\s*["'])[^"']+/g)].flatMap(({ 0: id, index: offset }) => {
      const other = first.get(id) ?? file
      first.set(id, other)
      const cause = `The id "${id}" is in ${other} too, and both drawings become part of one page.`
      return other === file
        ? []
        : [issueIn(file, text)({ offset, cause, fix: 'Give it another id, and where it is used.' })]
    }),
  )
}

/** The files beside texts are images of a type and size that the site can show. */
export const usableImages: Rule = ({ files, texts }) => {
  /** The drawings with words that each text shows. */
  const shown = new Map<string, Drawing[]>()
  const single = [...files.values()].flatMap(({ path: file, image, text }): FileIssue[] => {
    const found = image && imageIssue(file, image)
    if (found) return [{ file, ...found }]
    if (!image || text === undefined) return []
    const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(file) ?? []
    const users = texts.filter((each) => each.file.startsWith(folder) && each.body.includes(name))
    if (users.length === 0 || !text.includes('<text')) return xmlIssues(file, text)
    for (const user of users) shown.set(user.file, [...(shown.get(user.file) ?? []), { file, text }])
    return [...xmlIssues(file, text), ...pageIssues(file, text)]
  })
  return [...single, ...[...shown.values()].flatMap(idIssues)]
}
