import { checkParsed } from '../../src/check/checkContent'
import type { FileIssue, SourceFile } from '../../src/check/issues'
import { parseFile } from '../../src/check/parseContent'
import { fixture } from './smallContent'

// Reading takes half the time of a check, so files that a case does not change are read only once.
const parsedFiles = new Map(fixture.map((file) => [file, parseFile(file)]))

/** Returns the issues of files. */
export const checkContent = (files: readonly SourceFile[]): FileIssue[] =>
  checkParsed(files.map((file) => parsedFiles.get(file) ?? parseFile(file)))

/** The post that most cases change. */
export const postPath = 'content/blog/first/en.md'

/** Returns the text of a file of the small content; empty if there is no such file. */
export const textOf = (path: string, files = fixture): string => files.find((file) => file.path === path)?.text ?? ''

/** Returns files with one of them changed, added or (null) removed. */
export function withFile(path: string, change: (text: string) => string | null, files = fixture): SourceFile[] {
  const text = change(textOf(path, files))
  const rest = files.filter((file) => file.path !== path)
  return text === null ? rest : [...rest, { path, text }]
}

/** Returns the small content with a change in every text whose path fits. */
export const withFiles = (paths: RegExp, change: (text: string, path: string) => string): SourceFile[] =>
  fixture.map((file) => (paths.test(file.path) ? { ...file, text: change(file.text!, file.path) } : file))

/** Returns a change that replaces a text. The change throws if the text is missing. */
export const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`"${from}" is not there`)
  return text.replace(from, () => to)
}

/** Returns a change that adds a text at the end. */
export const adding = (text: string) => (before: string) => `${before}\n${text}\n`

/** Returns a change of the first occurrence after a marker. */
export const after = (marker: string, from: string, to: string) => (text: string) => {
  const start = text.indexOf(marker)
  return text.slice(0, start) + swap(from, to)(text.slice(start))
}

/** Returns a change of the prices of the middle plan. */
export const pro = (from: string, to: string) => after('"pro": {\n      "prices"', from, to)

/** What a case expects: the file, the place (line and column of the first occurrence of a marker), cause and hint. */
export interface Expected {
  file: string
  /**
   * Text at the place of the issue in the changed file. A number is a line without a column, `last` the line of the
   * last of several such texts, undefined an issue of the whole file.
   */
  at?: string | number | { last: string }
  cause: RegExp
  hint: RegExp
}

const lineOf = (text: string, { last }: { last: string }) => text.slice(0, text.lastIndexOf(last)).split('\n').length

const placeOf = (text: string, marker: string) => {
  const before = text.slice(0, text.indexOf(marker)).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

/** Asserts that there is exactly one issue, the expected one at the expected place. */
export function expectIssue(files: readonly SourceFile[], { file, at, cause, hint }: Expected): void {
  const issues = checkContent(files)
  expect(issues.map((issue: FileIssue) => `${issue.file}: ${issue.cause}`)).toHaveLength(1)
  const [issue] = issues
  expect(issue!.file).toBe(file)
  expect(issue!.cause).toMatch(cause)
  expect(issue!.fix).toMatch(hint)
  const text = files.find(({ path }) => path === file)?.text ?? ''
  if (typeof at === 'string') {
    expect(text).toContain(at)
    expect({ line: issue!.line, column: issue!.column }).toEqual(placeOf(text, at))
  } else expect(issue!.line).toBe(typeof at === 'object' ? lineOf(text, at) : at)
}
