import type { z } from 'zod'
import { normalise } from './decode'
import { placesIn, type Document } from './document'
import type { ContentIssue } from './issues'
import { positionFinder } from './position'
import { validate } from './schemaIssues'
import { parseYaml } from './yaml'

export interface ParsedFile<T> {
  /** Front matter, or undefined where it has issues. */
  data?: T
  /** Front matter as it is written. */
  fields: Document
  body: string
  /** An issue of the body, at an offset of it. */
  bodyIssue: (offset: number, cause: string, fix: string) => ContentIssue
  issues: readonly ContentIssue[]
}

/** More than this is no front matter; checking it could take for ever. */
const longest = 40_000

const whole = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

/** Splits a markdown file and checks its front matter (strict YAML with places) against a schema. */
export function parseFrontMatter<T>(file: string, raw: string, schema: z.ZodType<T>): ParsedFile<T> {
  const text = normalise(raw)
  const position = positionFinder(text)
  const bodyFrom = (from: number) => ({
    body: text.slice(from),
    bodyIssue: (offset: number, cause: string, fix: string) => ({ file, ...position(from + offset), cause, fix }),
  })
  const refused = (from: number, issue: Pick<ContentIssue, 'cause' | 'fix' | 'hangs'>): ParsedFile<T> => {
    const places = placesIn(file, position, () => 0)
    return {
      fields: { ...places, value: undefined, issues: [] },
      ...bodyFrom(from),
      issues: [{ file, ...position(0), ...issue }],
    }
  }
  const [matter, yaml = ''] = whole.exec(text) ?? []
  if (matter === undefined) {
    const begun = /^---[ \t]*\n/.test(text)
    return refused(text.length, {
      cause: begun ? 'The front matter is not closed.' : 'The file does not begin with front matter.',
      fix: `Write --- (three hyphens, nothing else) on line 1, then the fields as key: "value", then --- again.`,
    })
  }
  if (yaml.length > longest) {
    const cause = `The front matter has ${yaml.length} characters, far more than its fields need.`
    return refused(matter.length, { cause, fix: 'Shorten it; the text comes after the second ---.', hangs: true })
  }
  const fields = parseYaml(file, yaml, text.indexOf('\n') + 1, position)
  const result = fields.issues.length > 0 ? { issues: fields.issues } : validate(fields, schema)
  return { ...result, fields, ...bodyFrom(matter.length) }
}
