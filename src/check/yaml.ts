import { isMap, isScalar, parseDocument, visit, type Document as Yaml, type ErrorCode } from 'yaml'
import { positionsIn, unsafeKeys, type FileData } from './fileData'
import type { Issue } from './issues'
import { issueIn } from './position'

const startOf = (node: unknown) => (node as { range?: readonly number[] | null } | undefined)?.range?.[0]

/** The errors of the parser in a writer's words. */
const causes: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'A backslash between double quotation marks stands for something else.',
  BAD_SCALAR_START: 'A text that begins with such a sign needs quotation marks around it.',
  BLOCK_AS_IMPLICIT_KEY:
    'A text with a colon needs straight quotation marks (") around it; or the field below is indented.',
  DUPLICATE_KEY: 'This field is there twice; only one would count.',
  MISSING_CHAR: 'This line is no field: a name, a colon and an ordinary space.',
  MULTILINE_IMPLICIT_KEY: 'This line is no field: a name, a colon and an ordinary space.',
  RESOURCE_EXHAUSTION: 'Brackets are nested too deeply.',
  TAB_AS_INDENT: 'There is a tab at the beginning of the line, where spaces have to be.',
  UNEXPECTED_TOKEN: 'The text goes on behind a quotation mark or bracket that ended it.',
}

const isUnclosed = (message: string) => /closing|end with/.test(message)

const fix =
  'Write every field as key: "text" from the beginning of a line, and --- after the last; in the text \\" for a quotation mark and \\\\ for a backslash.'

/**
 * Returns the offset of a quotation mark or bracket that is not closed: of the last value before the place where the
 * parser stopped.
 */
function opening(yaml: Yaml.Parsed, end: number): number {
  let last = 0
  visit(yaml, { Node: (_, node) => void (last = Math.max(last, startOf(node)! < end ? startOf(node)! : 0)) })
  return last
}

/** Finds what is wrong in YAML that can be read: it is not allowed, or its meaning is not what the writer expects. */
function issuesIn(yaml: Yaml.Parsed): Issue[] {
  const found = new Map<string, Issue>()
  const add = (node: unknown, cause: string, fix: string, stopsGatsby?: true) => {
    if (!found.has(cause)) found.set(cause, { offset: startOf(node) ?? 0, cause, fix, stopsGatsby })
  }
  const reference = (node: unknown) => {
    const cause = 'Anchors (&) and references (*) are not understood here.'
    add(node, cause, 'Write the value itself; a text that begins with & or * stands between quotation marks.', true)
  }
  visit(yaml, {
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

/** Returns the errors that keep YAML from being read. */
function errorsIn(yaml: Yaml.Parsed): Issue[] {
  const errors = [...yaml.errors, ...yaml.warnings]
  // After the first error the parser's others would only confuse. A field that is there twice does not disturb it.
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  return errors
    .filter((error) => error === first || error.code === 'DUPLICATE_KEY')
    .map(({ code, pos: [offset], message }): Issue => {
      if (isUnclosed(message))
        return {
          offset: opening(yaml, offset),
          cause: 'A quotation mark or bracket is opened here and not closed.',
          fix,
        }
      const cause = causes[code] ?? `This is not valid YAML: ${message}.`
      return { offset, cause, fix: code === 'DUPLICATE_KEY' ? 'Remove one of them.' : fix }
    })
}

/**
 * Reads YAML 1.2, in which no types are guessed from plain words such as "no". It begins at `from` of a file, and
 * places are those in the file.
 */
export function parseYaml(file: string, text: string, from: number, source: string): FileData {
  const yaml = parseDocument(source, { uniqueKeys: true, prettyErrors: false })
  // The line break at the end of a text below | or > does not belong to the text.
  visit(yaml, {
    Scalar: (_, node) => {
      if (node.type?.startsWith('BLOCK')) node.value = String(node.value).trimEnd()
    },
  })
  const errors = errorsIn(yaml)
  const issues = (errors.length > 0 ? errors : issuesIn(yaml)).map(issueIn(file, text, from))
  const places = positionsIn(file, text, (path, side) => {
    const value = path.length > 0 ? yaml.getIn(path, true) : yaml.contents
    const around: unknown = path.length > 1 ? yaml.getIn(path.slice(0, -1), true) : yaml.contents
    const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
    const start = startOf(side === 'key' ? pair?.key : value)
    return start === undefined ? undefined : from + start
  })
  return { ...places, value: issues.length === 0 ? ((yaml.toJS() as unknown) ?? {}) : undefined, issues }
}
