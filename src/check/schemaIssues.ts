import { z } from 'zod'
import type { ContentIssue } from './issues'
import { valueAt, type Located, type ValuePath } from './located'
import { didYouMean, nearest } from './nearest'
import { words } from './schemaWords'

type Issue = z.core.$ZodIssue

/** The schema of a part of what a schema describes. */
function schemaAt(schema: z.core.$ZodType, path: ValuePath): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemaAt(schema.unwrap(), path)
  const [key, ...rest] = path
  if (key === undefined) return schema
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest)
  const part = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>)[key] : undefined
  return part && schemaAt(part, rest)
}

const knownKeys = (schema: z.core.$ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

const pathOf = (issue: Issue): (string | number)[] =>
  issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))

/** Data that fits a schema, or what the schema complains about, in a writer's words, where it stands in the file. */
export function validate<T>(file: string, data: Located, schema: z.ZodType<T>): { data?: T; issues: ContentIssue[] } {
  const result = schema.safeParse(data.value ?? {})
  if (result.success) return { data: result.data, issues: [] }
  const renamed = new Set<string>()
  const unknown = result.error.issues.flatMap((issue): ContentIssue[] => {
    if (issue.code !== 'unrecognized_keys') return []
    const path = pathOf(issue)
    const known = knownKeys(schemaAt(schema, path))
    return issue.keys.map((key) => {
      const near = nearest(key, known)
      if (near) renamed.add([...path, near].join('.'))
      return {
        file,
        ...data.keyAt([...path, key]),
        cause: `"${[...path, key].join('.')}" is unknown here.`,
        fix: didYouMean(key, known),
      }
    })
  })
  // A field that is missing because its name is misspelt is one mistake, and so is a value that breaks two rules.
  const seen = new Set<string>()
  const others = result.error.issues.flatMap((issue): ContentIssue[] => {
    const path = pathOf(issue)
    const name = path.join('.')
    if (
      issue.code === 'unrecognized_keys' ||
      seen.has(name) ||
      (renamed.has(name) && valueAt(data.value, path) === undefined)
    )
      return []
    seen.add(name)
    return [{ file, ...data.at(path), ...words(issue, path, data) }]
  })
  return { issues: [...unknown, ...others] }
}
