import { z } from 'zod'
import { strings } from '../content/strings'
import { valueAt, type FileData, type ValuePath } from './fileData'
import type { Issue, FileIssue } from './issues'
import { didYouMean, nearest } from './nearest'

type SchemaIssue = z.core.$ZodIssue

/** Returns the fields that the object at a path may have. */
function knownKeys(schema: z.core.$ZodType | undefined, path: ValuePath): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return knownKeys(schema.unwrap(), path)
  const [key, ...rest] = path
  if (schema instanceof z.ZodArray) return knownKeys(schema.element, rest)
  if (schema instanceof z.ZodRecord) return knownKeys(schema.valueType, rest)
  if (!(schema instanceof z.ZodObject)) return []
  const shape = schema.shape as Record<string, z.ZodType>
  return key === undefined ? Object.keys(shape) : knownKeys(shape[key], rest)
}

/** Kinds of values, each with how it is written. */
const kinds: Partial<Record<string, readonly [kind: string, form: string]>> = {
  string: ['a text', ' between quotation marks'],
  number: ['a number', ' without quotation marks, with a point if it has decimals'],
  int: ['a whole number', ' without quotation marks'],
  array: ['a list', ' such as [a, b]'],
  object: ['a group of fields', ''],
  record: ['a group of fields', ''],
  boolean: ['true or false', ' without quotation marks'],
}

const sizeOf = (value: unknown): string =>
  typeof value === 'string'
    ? `has ${value.length} characters`
    : Array.isArray(value)
      ? `has ${value.length} entries`
      : `is ${String(value)}`

const lengthOf = (value: unknown): number => (value as string | unknown[]).length

/** Turns the complaint of a schema into words for a writer. */
function schemaIssue(issue: SchemaIssue, value: unknown): Issue {
  switch (issue.code) {
    case 'invalid_type': {
      const [kind, form] = kinds[issue.expected] ?? [issue.expected, '']
      if (value === undefined)
        return { cause: 'is missing', fix: `Add ${kind}${form}; look at how another file has it.` }
      return { cause: `is ${JSON.stringify(value)}, not ${kind}`, fix: `Write ${kind}${form}.` }
    }
    case 'too_small':
      if (value === '') return { cause: 'is empty', fix: 'Write its text, or remove the field if it is optional.' }
      return {
        cause: `${sizeOf(value)}; ${issue.inclusive ? 'the least is' : 'it must be more than'} ${issue.minimum}`,
        fix:
          typeof value === 'number'
            ? 'Write a larger number.'
            : `Write at least ${Number(issue.minimum) - lengthOf(value)} more.`,
      }
    case 'too_big':
      return {
        cause: `${sizeOf(value)}; the most is ${issue.maximum}`,
        fix:
          typeof value === 'number'
            ? 'Write a smaller number.'
            : `Take out at least ${lengthOf(value) - Number(issue.maximum)}.`,
      }
    case 'invalid_value':
      return {
        cause: `is ${JSON.stringify(value)}, which is unknown`,
        fix: didYouMean(String(value), issue.values.map(String)),
      }
    // The message of a format tells what to write.
    case 'invalid_format':
      return { cause: 'is not right', fix: `${issue.message.replace(/^./, (letter) => letter.toUpperCase())}.` }
    default: {
      const fix: unknown = issue.code === 'custom' ? issue.params?.fix : undefined
      return {
        cause: `is not right: ${issue.message.replace(/\.$/, '')}`,
        fix: typeof fix === 'string' ? fix : 'Mend it, or bring back what stood there before.',
      }
    }
  }
}

/** Checks a value against a schema. Returns an issue that names the value; undefined if it fits. */
export function valueIssue(name: string, value: unknown, schema: z.ZodType): Issue | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (!issue) return undefined
  const { cause, fix } = schemaIssue(issue, value)
  return { cause: `"${name}" ${cause}.`, fix }
}

const pathOf = (issue: SchemaIssue) => issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))

/** Returns the texts in data that begin or end with a space: nobody sees it, and comparisons fail. */
export const spacedTexts = (value: unknown) => strings(value).filter(({ text }) => text !== text.trim())

const spaceIssues = (file: FileData): FileIssue[] =>
  spacedTexts(file.value).map(({ path }) => {
    const cause = `"${path.join('.')}" begins or ends with a space.`
    return file.issueAt(path, { cause, fix: 'Take the space out.' })
  })

/**
 * Checks the data of a file against a schema. Returns the data if it fits; otherwise the issues in a writer's words,
 * with their places, or the reasons why the file cannot be read.
 */
export function validate<T>(file: FileData, schema: z.ZodType<T>): { data?: T; issues: readonly FileIssue[] } {
  if (file.value === undefined) return { issues: file.issues }
  const result = schema.safeParse(file.value)
  if (result.success) {
    const issues = spaceIssues(file)
    return issues.length > 0 ? { issues } : { data: result.data, issues }
  }
  // A misspelt name makes a field both missing and unknown, and a value can break two rules: each is reported once.
  const reported = new Set<string>()
  const unknown = result.error.issues.flatMap((issue): FileIssue[] => {
    if (issue.code !== 'unrecognized_keys') return []
    const path = pathOf(issue)
    const known = knownKeys(schema, path)
    return issue.keys.map((key) => {
      const near = nearest(key, known)
      if (near && valueAt(file.value, [...path, near]) === undefined) reported.add([...path, near].join('.'))
      const cause = `"${[...path, key].join('.')}" is unknown here.`
      return file.issueAt([...path, key], { cause, fix: didYouMean(key, known) }, 'key')
    })
  })
  const others = result.error.issues.flatMap((issue): FileIssue[] => {
    const path = pathOf(issue)
    const name = path.join('.')
    if (issue.code === 'unrecognized_keys' || reported.has(name)) return []
    reported.add(name)
    const { cause, fix } = schemaIssue(issue, valueAt(file.value, path))
    return [file.issueAt(path, { cause: `${name ? `"${name}"` : 'The file'} ${cause}.`, fix })]
  })
  return { issues: [...unknown, ...others] }
}
