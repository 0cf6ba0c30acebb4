import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { fieldNotes } from './fieldTable'

/** The part of JSON Schema that the schemas of the content use. */
interface JsonSchema {
  type?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
}

/** A field as the configuration file has it; the tests check the whole against the editor's own schema. */
interface Shape {
  widget: string
  [property: string]: unknown
}
type FieldRow = Shape & { name: string }

const words = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
const label = (name: string) => words(name).replace(/^./, (letter) => letter.toUpperCase())

const noteOf = (collection: string, name: string) => fieldNotes[`${collection}.${name}`] ?? fieldNotes[name] ?? {}

function stringField({ format, pattern, minLength = 0, maxLength }: JsonSchema): Shape {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  return {
    widget: 'string',
    ...(format === 'uri' && { type: 'url' }),
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && { pattern: [pattern, 'Lower-case letters a-z, digits and single hyphens.'] }),
  }
}

function shape(schema: JsonSchema, collection: string): Shape {
  switch (schema.type) {
    case 'string':
      return stringField(schema)
    case 'boolean':
      return { widget: 'boolean' }
    case 'object':
      return { widget: 'object', fields: properties(schema, collection) }
    case 'array': {
      const items = schema.items ?? {}
      const count = {
        ...(schema.minItems !== undefined && { min: schema.minItems }),
        ...(schema.maxItems !== undefined && { max: schema.maxItems }),
      }
      if (items.type === 'object') return { widget: 'list', ...count, fields: properties(items, collection) }
      return { widget: 'list', ...count, field: { name: 'item', label: 'Item', ...shape(items, collection) } }
    }
    default:
      throw new Error(`The editor has no field for ${JSON.stringify(schema)} in ${collection}`)
  }
}

const properties = (schema: JsonSchema, collection: string): FieldRow[] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const note = noteOf(collection, name)
    const { min, max, ...plain }: Shape = shape(property, collection)
    return {
      name,
      label: note.label ?? label(name),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(note.as ?? plain),
      ...(note.long && { widget: 'text' }),
      ...(note.hint && { hint: note.hint }),
      required: (schema.required ?? []).includes(name),
    }
  })

/** The editor's fields for the front matter of a collection, read from its schema. Throws where it has no such field. */
export const schemaFields = (schema: z.ZodType, collection: string): Field[] =>
  properties(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, collection)

/** The field for the text below the front matter. */
export const bodyField = (): Field => ({ name: 'body', widget: 'markdown', ...fieldNotes.body })

function valueShape(value: unknown): Shape {
  switch (typeof value) {
    case 'string':
      return { widget: value.length > 60 ? 'text' : 'string' }
    case 'number':
      return { widget: 'number', value_type: 'float' }
    case 'boolean':
      return { widget: 'boolean' }
    default: {
      if (!Array.isArray(value)) return { widget: 'object', fields: valueFields([value as object]) }
      const items: unknown[] = value
      if (items.some((item) => typeof item === 'object'))
        return { widget: 'list', fields: valueFields(items as object[]) }
      return { widget: 'list', field: { name: 'item', label: 'Item', ...valueShape(items[0] ?? '') } }
    }
  }
}

/** Fields for JSON whose shape is given by what it holds, such as copy; a key that some of the objects lack is optional. */
export function valueFields(objects: readonly object[]): Field[] {
  const names = [...new Set(objects.flatMap((item) => Object.keys(item)))]
  return names.map((name) => {
    const values = objects.flatMap((item) =>
      Object.hasOwn(item, name) ? [(item as Record<string, unknown>)[name]] : [],
    )
    return { name, label: label(name), ...valueShape(values[0]), required: values.length === objects.length }
  })
}
