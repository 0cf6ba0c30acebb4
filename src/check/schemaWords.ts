import type { z } from 'zod'
import { valueAt, type Located, type ValuePath } from './located'
import { meantDay } from '../content/days'
import { didYouMean } from './nearest'
import { slugPattern } from '../content/slug'

const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  boolean: 'true or false',
}

const kindOf = (value: unknown): string =>
  value === null
    ? 'nothing'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'a group of fields'
        : `the ${typeof value} ${JSON.stringify(value)}`

/** What people write for true and false. */
const truths: Readonly<Record<string, string>> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
}

/** What to write instead of a value of the wrong type. */
function rewritten(expected: string, key: string, source: string, value: unknown): string {
  if (value === null || source === '') return `Write a value after ${key}.`
  const day = expected === 'string' && typeof value === 'number' ? meantDay(source) : undefined
  if (day) return `Write ${key}: ${day}`
  if (expected === 'string' && (typeof value !== 'object' || /^[[{].*[\]}]$/.test(source)))
    return `Write ${key}: "${source.replace(/"/g, '\\"')}"`
  if (expected === 'array' && typeof value === 'string')
    return `Write ${key}: [${value
      .split(/\s*,\s*/)
      .map((item) => (slugPattern.test(item) ? item : JSON.stringify(item)))
      .join(', ')}]`
  if (expected === 'boolean' && typeof value === 'string' && Object.hasOwn(truths, value.toLowerCase()))
    return `Write ${key}: ${truths[value.toLowerCase()]!}`
  if (
    ['number', 'int'].includes(expected) &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    !Number.isNaN(Number(value))
  )
    return `Write ${key}: ${Number(value)} without quotation marks.`
  return `Write ${kinds[expected] ?? expected}; look at another file that has "${key}".`
}

/** Cause and fix of one complaint of a schema about the value at a path. */
export function words(issue: z.core.$ZodIssue, path: ValuePath, data: Located): { cause: string; fix: string } {
  const name = path.join('.') || 'The file'
  const key = path.findLast((part) => typeof part === 'string') ?? 'it'
  const value = valueAt(data.value, path)
  switch (issue.code) {
    case 'invalid_type':
      if (path.length === 0)
        return {
          cause: `There should be ${kinds[issue.expected] ?? issue.expected} here, not ${kindOf(value)}.`,
          fix: 'Write fields: key: "value", each on a line of its own.',
        }
      if (value === undefined)
        return {
          cause: `"${name}" is missing.`,
          fix: `Add ${key}, ${kinds[issue.expected] ?? issue.expected}; look at how another file has it.`,
        }
      return {
        cause: `"${name}" should be ${kinds[issue.expected] ?? issue.expected}, not ${kindOf(value)}.`,
        fix: rewritten(issue.expected, key, data.source(path), value),
      }
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1)
        return { cause: `"${name}" is empty.`, fix: 'Write its text, or remove the field if it is optional.' }
      if (issue.origin === 'string')
        return {
          cause: `"${name}" has ${String(value).length} characters; at least ${issue.minimum} say enough.`,
          fix: 'Write more of what the page is about.',
        }
      if (issue.origin === 'array')
        return {
          cause: `"${name}" has ${(value as unknown[]).length} entries; at least ${issue.minimum} are needed.`,
          fix: 'Add the missing ones.',
        }
      return {
        cause: `"${name}" is ${String(value)}; it must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.`,
        fix: Number(value) < 0 ? `Write it without the minus sign: ${-Number(value)}.` : 'Write the right number.',
      }
    case 'too_big':
      if (issue.origin === 'string')
        return {
          cause: `"${name}" has ${String(value).length} characters; there is room for ${issue.maximum}.`,
          fix: `Shorten it by ${String(value).length - Number(issue.maximum)} characters.`,
        }
      if (issue.origin === 'array')
        return {
          cause: `"${name}" has ${(value as unknown[]).length} entries; there is room for ${issue.maximum}.`,
          fix: 'Keep the best ones.',
        }
      return {
        cause: `"${name}" is ${String(value)}; it may be at most ${issue.maximum}.`,
        fix: 'Write the right number.',
      }
    case 'invalid_value':
      return {
        cause: `"${name}" is ${JSON.stringify(value)}, which is unknown.`,
        fix: didYouMean(String(value), issue.values.map(String)),
      }
    case 'custom':
      return {
        cause: `"${name}": ${issue.message}`,
        fix: typeof issue.params?.fix === 'string' ? issue.params.fix : 'Mend the value.',
      }
    default:
      return { cause: `"${name}": ${issue.message}.`, fix: 'Compare it with another file that has it.' }
  }
}
