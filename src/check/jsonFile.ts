import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { ContentIssue, Position } from './issues'
import { unsafeKeys, type Located, type ValuePath } from './located'
import { positionFinder } from './position'

export interface JsonFile extends Located {
  path: string
  /** What keeps the file from being read: broken syntax, a key that stands twice. */
  issues: ContentIssue[]
}

/** What the parser complains about, in a writer's words. */
const complaints: Partial<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing before this',
  PropertyNameExpected: 'a key in double quotation marks is expected here (is there a comma after the last entry?)',
  ValueExpected: 'a value is expected here (is there a comma after the last entry?)',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  InvalidSymbol: 'this is neither a text in quotation marks nor a number',
  UnexpectedEndOfString: 'the quotation mark is not closed',
  InvalidCommentToken: 'comments are not allowed',
  EndOfFileExpected: 'the file should end before this',
}

function keyIssues(node: Node, path: string, position: ReturnType<typeof positionFinder>): ContentIssue[] {
  const seen = new Set<string>()
  return (node.children ?? []).flatMap((child): ContentIssue[] => {
    const below = keyIssues(child, path, position)
    if (child.type !== 'property') return below
    const key = String(child.children![0]!.value)
    const at = { file: path, ...position(child.offset) }
    if (unsafeKeys.has(key))
      below.unshift({
        ...at,
        cause: `The key "${key}" means something else to the site's code.`,
        fix: 'Give the key another name.',
      })
    if (seen.has(key))
      below.unshift({
        ...at,
        cause: `The key "${key}" is there twice; only the last one would count.`,
        fix: 'Remove one of them.',
      })
    seen.add(key)
    return below
  })
}

/** Reads a JSON file with the places of its parts; strict JSON, no comments. */
export function parseJson(path: string, text: string): JsonFile {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const position = positionFinder(text)
  const find = (at: ValuePath): Node | undefined => root && findNodeAtLocation(root, [...at])
  const first = errors[0]
  const code = first && printParseErrorCode(first.error)
  const fix =
    'Mend it there or a little before; every text and key stands in double quotation marks, with commas between entries.'
  const broken = first && {
    file: path,
    ...position(first.offset),
    cause: `The file is not valid JSON: ${complaints[code!] ?? code!}.`,
    fix,
  }
  const at = (where: ValuePath): Position => {
    const node = find(where)
    return node ? position(node.offset) : where.length > 0 ? at(where.slice(0, -1)) : { line: 1, column: 1 }
  }
  return {
    path,
    value: broken ? undefined : (JSON.parse(text) as unknown),
    at,
    keyAt: (where) => position(find(where)?.parent?.offset ?? find(where)?.offset ?? 0),
    source: (where) => {
      const node = find(where)
      return node ? text.slice(node.offset, node.offset + node.length) : ''
    },
    issues: broken ? [broken] : root ? keyIssues(root, path, position) : [],
  }
}
