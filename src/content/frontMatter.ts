import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { ContentIssue } from './issues'

export interface ParsedFile<T> {
  /** Front matter, or undefined where it has issues. */
  data?: T
  body: string
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number
  /** Line of a front matter field, from 1. */
  lineOf: (path: readonly (string | number)[]) => number
  issues: ContentIssue[]
}

const fence = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

const missing = (file: string): ContentIssue => ({
  file,
  line: 1,
  cause: 'The file does not begin with front matter.',
  fix: 'Put a line of three hyphens first, then the fields, then three hyphens again.',
})

/** Splits a markdown file and checks its front matter (YAML 1.2, so nothing is guessed) against a schema. */
export function parseFrontMatter<T>(file: string, text: string, schema: z.ZodType<T>): ParsedFile<T> {
  const match = fence.exec(text)
  if (!match) return { body: text, bodyLine: 1, lineOf: () => 1, issues: [missing(file)] }
  const lines = new LineCounter()
  const document = parseDocument(match[1]!, { lineCounter: lines, uniqueKeys: true })
  const body = text.slice(match[0].length)
  const bodyLine = match[0].split('\n').length
  const lineOf = (path: readonly (string | number)[]): number => {
    const node: unknown = document.getIn(path, true)
    const range = (node as { range?: [number, number, number] } | undefined)?.range
    if (range) return lines.linePos(range[0]).line + 1
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1
  }
  const parsed = { body, bodyLine, lineOf }
  if (document.errors.length > 0) {
    const issues = document.errors.map((error) => ({
      file,
      line: (error.linePos?.[0].line ?? 0) + 1,
      cause: `The front matter is not valid YAML: ${error.message.split('\n')[0]!}`,
      fix: 'Put texts that hold a colon, a quotation mark or a # between double quotation marks.',
    }))
    return { ...parsed, issues }
  }
  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) return { ...parsed, data: result.data, issues: [] }
  const issues = result.error.issues.map((issue) => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
    const extra = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const at = extra === undefined ? path : [...path, extra]
    return { file, line: lineOf(at), cause: `Front matter "${at.join('.')}": ${issue.message}.`, fix: 'See docs/adding-a-post.md for the fields.' }
  })
  return { ...parsed, issues }
}
