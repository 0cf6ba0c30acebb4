import { findNodeAtLocation, parseTree, printParseErrorCode, visit, type ParseError } from 'jsonc-parser'
import { placesIn, unsafeKeys, type Document } from './document'
import type { ContentIssue } from './issues'
import { positionFinder } from './position'

/** Keys that stand twice in an object, or that JavaScript takes for something else. */
function keyIssues(file: string, text: string): ContentIssue[] {
  const position = positionFinder(text)
  const issues: ContentIssue[] = []
  const objects: Set<string>[] = []
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, offset) => {
      const add = (cause: string, fix: string) => issues.push({ file, ...position(offset), cause, fix })
      const keys = objects.at(-1)!
      if (unsafeKeys.has(key)) add(`The key "${key}" means something else to the site's code.`, 'Give it another name.')
      if (keys.has(key)) add(`The key "${key}" is there twice; only the last one would count.`, 'Remove one of them.')
      keys.add(key)
    },
  })
  return issues
}

/** Reads a JSON file with the places of its parts; strict JSON, no comments. */
export function parseJson(file: string, text: string): Document {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const position = positionFinder(text)
  const places = placesIn(file, position, (path, part) => {
    const node = root && findNodeAtLocation(root, [...path])
    return (part === 'key' ? (node?.parent ?? node) : node)?.offset
  })
  const [error] = errors
  if (!error) return { ...places, value: JSON.parse(text) as unknown, issues: keyIssues(file, text) }
  const complaint = printParseErrorCode(error.error)
    .replace(/\B[A-Z]/g, ' $&')
    .toLowerCase()
  const cause = `The file is not valid JSON: ${complaint}.`
  const fix = 'Mend it there or a little before: texts and keys in double quotation marks, commas between entries.'
  return { ...places, value: undefined, issues: [{ file, ...position(error.offset), cause, fix }] }
}
