import { Parser } from 'htmlparser2'
import { isPartOfPage } from '../../content/imageHtml'
import type { FileIssue } from '../issues'
import { issueIn } from '../position'
import { repeats } from '../repeats'
import type { Rule } from '../rule'

/** Why a drawing that becomes part of a page must not contain something, and what to do instead. */
type Reason = readonly [why: string, fix: string]

const takeItOut = 'Take it out.'
const style: Reason = [
  'which forbids style within it',
  'Write attributes, such as fill="var(--text, #14213d)" (docs/images.md).',
]
const script: Reason = ['which forbids scripts within it', takeItOut]
const otherFile: Reason = ['which loads nothing from elsewhere', takeItOut]
const cdata: Reason = [
  'where these words would not be shown',
  'Write the words alone, with &amp; for & and &lt; for <.',
]

const elements = new Map<string, Reason>([
  ['style', style],
  ['script', script],
  ['a', ['where it is one picture with one name, so that not everybody would find a link', takeItOut]],
  ['foreignobject', ['where it is one picture without HTML', 'Write the words as <text>.']],
])

function reasonAgainst(attribute: string, value: string): Reason | undefined {
  if (attribute === 'style') return style
  if (attribute.startsWith('on')) return script
  return /^(?:xlink:)?href$/.test(attribute) && !/^(?:#|data:)/.test(value) ? otherFile : undefined
}

interface Drawing {
  path: string
  text: string
}

/** Reads a drawing: what it must not contain, and its ids. */
function readDrawing({ path, text }: Drawing) {
  const issues: FileIssue[] = []
  const ids: { id: string; offset: number }[] = []
  const add = ([why, fix]: Reason) => {
    const cause = `A drawing with words becomes part of the page, ${why}.`
    issues.push(issueIn(path, text)({ offset: parser.startIndex, cause, fix }))
  }
  const parser = new Parser(
    {
      onopentag: (name, { id, ...attributes }) => {
        if (id !== undefined) ids.push({ id, offset: parser.startIndex })
        const reasons = elements.has(name)
          ? [elements.get(name)]
          : Object.entries(attributes).map(([attribute, value]) => reasonAgainst(attribute, value))
        for (const reason of reasons) if (reason) add(reason)
      },
      oncdatastart: () => add(cdata),
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(text)
  return { issues, ids }
}

/** Finds ids that two drawings of one text share: in the page, the second drawing would use what the first defines. */
function idIssues(drawings: readonly Drawing[]): FileIssue[] {
  const ids = drawings.flatMap((drawing) => readDrawing(drawing).ids.map((found) => ({ ...drawing, ...found })))
  return repeats(ids, ({ id }) => id)
    .filter(([{ path }, first]) => path !== first.path)
    .map(([{ path, text, id, offset }, first]) => {
      const cause = `The id "${id}" is in ${first.path} too, and both drawings become part of one page.`
      return issueIn(path, text)({ offset, cause, fix: 'Give it another id, and where it is used.' })
    })
}

/** A drawing with words that a text shows becomes part of the page, so it has nothing that would break the page. */
export const drawingsInPages: Rule = ({ files, texts }) => {
  const drawings = [...files.values()].flatMap(({ path, image, text }) =>
    image && text !== undefined && isPartOfPage(text) ? [{ path, text }] : [],
  )
  const shown = texts.map(({ file, body }) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    return drawings.filter(({ path }) => path.startsWith(folder) && body.includes(path.slice(folder.length)))
  })
  const ids = shown.flatMap(idIssues)
  return [
    ...[...new Set(shown.flat())].flatMap((drawing) => readDrawing(drawing).issues),
    // Several languages of a text show the same drawings.
    ...new Map(ids.map((issue) => [`${issue.file} ${issue.cause}`, issue])).values(),
  ]
}
