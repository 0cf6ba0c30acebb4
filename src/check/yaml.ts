import { isMap, isScalar, parseDocument, visit, type Document as Yaml, type ErrorCode } from 'yaml'
import { placesIn, unsafeKeys, type Document } from './document'
import type { ContentIssue, Position } from './issues'

const startOf = (node: unknown) => (node as { range?: readonly number[] | null } | undefined)?.range?.[0]

/** What the parser's errors mean to a writer. */
const causes: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'A backslash between double quotation marks stands for something else.',
  BAD_SCALAR_START: 'A text that begins with such a sign needs quotation marks around it.',
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon needs quotation marks around it; or the field below is indented.',
  DUPLICATE_KEY: 'This field is there twice; only one would count.',
  MISSING_CHAR: 'This line is no field: a name, a colon and an ordinary space.',
  MULTILINE_IMPLICIT_KEY: 'This line is no field: a name, a colon and an ordinary space.',
  RESOURCE_EXHAUSTION: 'Brackets are nested too deeply.',
  TAB_AS_INDENT: 'There is a tab at the beginning of the line.',
  UNEXPECTED_TOKEN: 'The text goes on behind a quotation mark or bracket that ended it.',
}

const isUnclosed = (message: string) => /closing|end with/.test(message)

const fix =
  'Write every field as key: "text" from the beginning of a line, and --- after the last; in the text \\" for a quotation mark and \\\\ for a backslash.'

/** Where something begins that ends nowhere: the last part before the place at which the parser gave up. */
function opening(document: Yaml.Parsed, end: number): number {
  let last = 0
  visit(document, { Node: (_, node) => void (last = Math.max(last, startOf(node)! < end ? startOf(node)! : 0)) })
  return last
}

/**
 * What is wrong with YAML that can be read, with its offset: what is refused, and what would be shown otherwise than it
 * was meant.
 */
function refusals(document: Yaml.Parsed): { at: number; cause: string; fix: string; hangs?: true }[] {
  const found = new Map<string, ReturnType<typeof refusals>[number]>()
  const add = (node: unknown, cause: string, fix: string, hangs?: true) => {
    if (!found.has(cause)) found.set(cause, { at: startOf(node) ?? 0, cause, fix, ...(hangs && { hangs }) })
  }
  const reference = (node: unknown) => {
    const cause = 'Anchors (&) and references (*) are not understood here.'
    add(node, cause, 'Write the value itself; a text that begins with & or * stands between quotation marks.', true)
  }
  visit(document, {
    Alias: (_, node) => reference(node),
    Node: (_, node) => (node.anchor ? reference(node) : undefined),
    Pair: (_, { key }) => {
      if (!isScalar(key)) add(key, 'The name of a field has to be a word.', 'Write key: "value".')
      else if (unsafeKeys.has(String(key.value)))
        add(key, `The field "${String(key.value)}" means something else to the site's code.`, 'Remove it.')
    },
    Scalar: (_, node) => {
      const { comment, source = '', type } = node
      if (type !== 'PLAIN') return
      if (comment && !/^[\s#]/.test(comment))
        add(node, `"#${comment}" is taken for a note and left out.`, 'Put the whole text between quotation marks.')
      if (/^[“”„‟«»‘’‚]/.test(source))
        add(node, `The typographic quotation marks of ${source} would be shown.`, 'Write straight ones (").')
    },
  })
  return [...found.values()]
}

/** Reads YAML 1.2 (nothing is guessed) that begins at `from` of a file, with the places of its parts in that file. */
export function parseYaml(file: string, yaml: string, from: number, place: (offset: number) => Position): Document {
  const position = (offset: number) => place(from + offset)
  const document = parseDocument(yaml, { uniqueKeys: true, prettyErrors: false })
  const faults = [...document.errors, ...document.warnings]
  // After its first complaint a parser has lost its way; what follows would only confuse. A doubled field does not lead
  // it astray.
  const first = faults.find(({ code }) => code !== 'DUPLICATE_KEY')
  const errors = faults.filter((fault) => fault === first || fault.code === 'DUPLICATE_KEY')
  const problems = errors.map(({ code, pos: [at], message }) =>
    isUnclosed(message)
      ? { at: opening(document, at), cause: 'A quotation mark or bracket is opened here and not closed.', fix }
      : {
          at,
          cause: causes[code] ?? `This is not valid YAML: ${message}.`,
          fix: code === 'DUPLICATE_KEY' ? 'Remove one of them.' : fix,
        },
  )
  const issues = (problems.length > 0 ? problems : refusals(document)).map(({ at, ...words }): ContentIssue => ({
    file,
    ...position(at),
    ...words,
  }))
  const places = placesIn(file, position, (path, part) => {
    const value = path.length > 0 ? document.getIn(path, true) : document.contents
    const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
    return startOf(part === 'key' ? pair?.key : value)
  })
  return { ...places, value: issues.length === 0 ? (document.toJS() as unknown) : undefined, issues }
}
