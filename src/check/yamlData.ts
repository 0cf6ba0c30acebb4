import { isMap, isScalar, parseDocument, visit, type Document, type YAMLError } from 'yaml'
import type { Problem } from '../content/days'
import type { ContentIssue, Position } from './issues'
import { unsafeKeys, type Located, type ValuePath } from './located'
import { culprit, lineProblems, quotedLine } from './yamlLines'

export interface YamlData extends Located {
  issues: ContentIssue[]
}

const rangeOf = (node: unknown) => (node as { range?: [number, number, number] | null } | undefined)?.range ?? undefined

/** What a line is that is no field, with the field that was meant: `author:hilla`, `author = hilla`, `author`. */
function noField(line: string): Problem | undefined {
  const [, name, mark, value] = /^([\w-]+)\s*([:=]?)\s*(.*)$/.exec(line.trim()) ?? []
  if (!name || /^[\w-]+:(\s|$)/.test(line.trim())) return undefined
  const cause = mark === ':' ? 'There is no space after the colon.' : 'This line is no field.'
  return {
    cause,
    fix: mark && value ? `Write ${quotedLine(`${name}: ${value}`)!}` : 'Write key: "value", or take the line out.',
  }
}

/** What a parser's error means to a writer, by its code. */
function explain({ code, message }: YAMLError, line: string): Problem {
  const quoted = quotedLine(line)
  const fix = quoted ? `Write ${quoted.trim()}` : 'Put the text between double quotation marks.'
  const begins = /^\s*(?:- )?[\w-]+: +([^\w\s])/.exec(line)?.[1]
  if (code === 'DUPLICATE_KEY')
    return {
      cause: `The field "${line.split(':')[0]!.trim()}" is there twice; only one would count.`,
      fix: 'Remove one of them.',
    }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return { cause: 'A text with a colon needs quotation marks around it.', fix }
  if (code === 'MISSING_CHAR' && noField(line)) return noField(line)!
  if (code === 'MISSING_CHAR') return { cause: 'A quotation mark or bracket is not closed.', fix }
  if (code === 'MULTILINE_IMPLICIT_KEY' && noField(line)) return noField(line)!
  if (code === 'BAD_DQ_ESCAPE')
    return {
      cause: 'A backslash between double quotation marks stands for something else.',
      fix: 'Write it twice: \\\\',
    }
  if (code === 'RESOURCE_EXHAUSTION' || message.includes('call stack'))
    return { cause: 'Brackets or hyphens are nested too deeply.', fix: 'Write plain fields.' }
  if (code === 'UNEXPECTED_TOKEN' && (begins === '"' || begins === "'"))
    return { cause: `There is a quotation mark (${begins}) within the text, which ends it.`, fix }
  if (quoted && begins && !`"'`.includes(begins))
    return { cause: `A text that begins with ${begins} needs quotation marks around it.`, fix }
  return {
    cause: `This is not valid YAML: ${message.split('\n')[0]!}`,
    fix: /["'[{]/.test(line) ? 'Compare the quotation marks and brackets with those of another file.' : fix,
  }
}

/** Keys and references that are refused before anything is built from the data; of each kind the first. */
function refusals(document: Document.Parsed, report: (offset: number, cause: string, fix: string) => void) {
  const seen = new Set<string>()
  const add: typeof report = (offset, cause, fix) => {
    if (!seen.has(cause)) report(offset, cause, fix)
    seen.add(cause)
  }
  visit(document, {
    Alias: (_, node) =>
      add(
        rangeOf(node)?.[0] ?? 0,
        'Anchors (&) and references (*) are not understood here.',
        'Write the value itself, or put a text that begins with & or * between quotation marks.',
      ),
    Node: (_, node) => {
      if ('anchor' in node && node.anchor)
        add(
          rangeOf(node)?.[0] ?? 0,
          'Anchors (&) and references (*) are not understood here.',
          'Write the value itself, or put a text that begins with & or * between quotation marks.',
        )
    },
    Pair: (_, pair) => {
      if (!isScalar(pair.key))
        add(rangeOf(pair.key)?.[0] ?? 0, 'The name of a field has to be a word.', 'Write key: "value".')
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      if (unsafeKeys.has(key))
        add(rangeOf(pair.key)?.[0] ?? 0, `The field "${key}" means something else to the site's code.`, 'Remove it.')
    },
  })
}

/** Reads YAML 1.2 (nothing is guessed) that begins at `from` of a file, with the places of its parts in that file. */
export function parseYaml(file: string, yaml: string, from: number, position: (offset: number) => Position): YamlData {
  const lines = yaml.split('\n')
  const first = position(from)
  const seen = lineProblems(yaml)
  const issues: ContentIssue[] = seen.map(({ line, column, ...words }) => ({
    file,
    line: first.line + line,
    column: column + 1,
    ...words,
  }))
  const add = (offset: number, cause: string, fix: string) =>
    void issues.push({ file, ...position(from + offset), cause, fix })
  const read = () => parseDocument(yaml, { uniqueKeys: true, prettyErrors: false })
  const document = read()
  const doubled = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  // After its first complaint a parser has lost its way; what follows would only confuse.
  const other =
    seen.length > 0
      ? []
      : [...document.errors, ...document.warnings].filter(({ code }) => code !== 'DUPLICATE_KEY').slice(0, 1)
  for (const error of [...doubled, ...other]) {
    const { line } = position(from + error.pos[0])
    const found = error.code === 'DUPLICATE_KEY' ? undefined : culprit(lines, line - first.line)
    if (found)
      issues.push({ file, line: first.line + found.line, column: found.column + 1, cause: found.cause, fix: found.fix })
    else {
      const { cause, fix } = explain(error, lines[line - first.line] ?? '')
      add(error.pos[0], cause, fix)
    }
  }
  if (issues.length === 0)
    refusals(document, (offset, cause, fix) =>
      issues.push({ file, ...position(from + offset), cause, fix, hangs: true }),
    )
  // Places are asked for where something is wrong. Until then a document would only fill the memory, ten times as large as its text.
  let again: Document.Parsed | undefined
  const places = () => (again ??= read())
  const at = (path: ValuePath): Position => {
    const range = rangeOf(path.length > 0 ? places().getIn(path, true) : places().contents)
    return range ? position(from + range[0]) : path.length > 0 ? at(path.slice(0, -1)) : position(from)
  }
  const keyAt = (path: ValuePath): Position => {
    const parent: unknown = path.length > 1 ? places().getIn(path.slice(0, -1), true) : places().contents
    const key = isMap(parent)
      ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key
      : undefined
    const range = rangeOf(key)
    return range ? position(from + range[0]) : at(path)
  }
  const source = (path: ValuePath) => {
    const range = rangeOf(places().getIn(path, true))
    return range ? yaml.slice(range[0], range[1]) : ''
  }
  return { value: issues.length === 0 ? (document.toJS() as unknown) : undefined, at, keyAt, source, issues }
}
