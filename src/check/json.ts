import { createScanner, findNodeAtLocation, parseTree, printParseErrorCode, visit, type ParseError } from 'jsonc-parser'
import { positionsIn, unsafeKeys, type FileData } from './fileData'
import type { Issue } from './issues'
import { issueIn } from './position'

/** Largest depth of nested brackets: far deeper ones make parsers run out of stack. No file of the site needs ten. */
const maxDepth = 60

/** Finds the first bracket that is nested too deeply. */
function tooDeep(text: string): Issue | undefined {
  const scanner = createScanner(text)
  let depth = 0
  while (scanner.getPosition() < text.length && depth <= maxDepth) {
    scanner.scan()
    const sign = text.charAt(scanner.getTokenOffset())
    if (sign === '{' || sign === '[') depth++
    if (sign === '}' || sign === ']') depth--
  }
  const fix = 'Take the brackets out that are too many, or bring back what stood there before.'
  return depth > maxDepth
    ? { offset: scanner.getTokenOffset(), cause: 'Brackets are nested too deeply.', fix, stopsGatsby: true }
    : undefined
}

/** Finds keys that are twice in an object, and keys with a special meaning in JavaScript. */
function keyIssues(text: string): Issue[] {
  const issues: Issue[] = []
  const objects: Set<string>[] = []
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, offset) => {
      const add = (cause: string, fix: string) => issues.push({ offset, cause, fix })
      const keys = objects.at(-1)!
      if (unsafeKeys.has(key)) add(`The key "${key}" means something else to the site's code.`, 'Give it another name.')
      if (keys.has(key)) add(`The key "${key}" is there twice; only the last one would count.`, 'Remove one of them.')
      keys.add(key)
    },
  })
  return issues
}

/** Reads a JSON file together with the places of its values. Comments and trailing commas are errors. */
export function parseJson(file: string, text: string): FileData {
  const errors: ParseError[] = []
  const deep = tooDeep(text)
  const root = deep
    ? undefined
    : parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const issue = issueIn(file, text)
  const places = positionsIn(file, text, (path, side) => {
    const node = root && findNodeAtLocation(root, [...path])
    return (side === 'key' ? (node?.parent ?? node) : node)?.offset
  })
  const unread = (found: Issue): FileData => ({ ...places, value: undefined, issues: [issue(found)] })
  if (deep) return unread(deep)
  const [error] = errors
  if (!error && root?.type !== 'object') {
    const cause = `The file holds ${text.trim()}, no entries.`
    return unread({
      cause,
      fix: 'Begin it with { and end it with }, with "key": value between; or bring it back from the history.',
    })
  }
  const keys = keyIssues(text).map(issue)
  // If a key is there twice, nobody knows which value is meant.
  if (!error) return { ...places, value: keys.length > 0 ? undefined : (JSON.parse(text) as unknown), issues: keys }
  const { offset } = error
  if (/[“”„]/.test(text.charAt(offset))) {
    const cause = `The file is not valid JSON: the quotation mark ${text.charAt(offset)} is curly.`
    return unread({ offset, cause, fix: 'Write straight ones, ", before and behind each key and text.' })
  }
  const complaint = printParseErrorCode(error.error)
    .replace(/\B[A-Z]/g, ' $&')
    .toLowerCase()
  const cause = `The file is not valid JSON: ${complaint}.`
  const fix = 'Mend it there or a little before: texts and keys in double quotation marks, commas between entries.'
  return unread({ offset, cause, fix })
}
