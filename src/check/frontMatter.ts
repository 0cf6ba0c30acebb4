import type { z } from 'zod'
import { normalise } from './decode'
import { frontMatterPlace } from './frontMatterFence'
import type { ContentIssue, Position } from './issues'
import type { Located } from './located'
import { positionFinder } from './position'
import { validate } from './schemaIssues'
import { parseYaml } from './yamlData'

export interface ParsedFile<T> {
  /** Front matter, or undefined where it has issues. */
  data?: T
  /** Front matter as it is written, with places; its value is undefined where it cannot be read. */
  fields: Located
  body: string
  /** Where an offset of the body is in the file. */
  bodyAt: (offset: number) => Position
  issues: ContentIssue[]
}

/** More than this is no front matter; checking it could take for ever. */
const longest = 40_000

const nothing: Located = {
  value: undefined,
  at: () => ({ line: 1, column: 1 }),
  keyAt: () => ({ line: 1, column: 1 }),
  source: () => '',
}

/** Splits a markdown file and checks its front matter (strict YAML with places) against a schema. */
export function parseFrontMatter<T>(file: string, raw: string, schema: z.ZodType<T>): ParsedFile<T> {
  const text = normalise(raw)
  const position = positionFinder(text)
  const refused = (cause: string, fix: string, bodyFrom: number, hangs?: true): ParsedFile<T> => ({
    fields: nothing,
    body: text.slice(bodyFrom),
    bodyAt: (offset) => position(bodyFrom + offset),
    issues: [{ file, line: 1, column: 1, cause, fix, ...(hangs && { hangs }) }],
  })
  const place = frontMatterPlace(text)
  if ('cause' in place) return refused(place.cause, place.fix, text.length)
  const { from, to, bodyFrom } = place
  if (to - from > longest)
    return refused(
      `The front matter has ${to - from} characters, far more than its fields need.`,
      'Shorten it; the text of the page comes after the second ---.',
      bodyFrom,
      true,
    )
  const fields = parseYaml(file, text.slice(from, to), from, position)
  const result = fields.issues.length > 0 ? { issues: fields.issues } : validate(file, fields, schema)
  return { ...result, fields, body: text.slice(bodyFrom), bodyAt: (offset) => position(bodyFrom + offset) }
}
