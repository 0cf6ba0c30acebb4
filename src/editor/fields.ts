import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import type { JsonSchema } from '../content/jsonSchema'
import { slugRule } from '../site/slug'
import { fieldNotes } from './fieldNotes'

/** Turns "coverAlt" or "cover-alt" into "Cover alt". */
const label = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase())

/** The widget for a value; options that are undefined are not written. Throws if the editor has no widget for it. */
function widget(schema: JsonSchema, collection?: string): object {
  const { type, format, pattern, minLength = 0, maxLength, minItems: min, maxItems: max, items = {} } = schema
  switch (type) {
    case 'boolean':
      return { widget: 'boolean' }
    case 'number':
      return { widget: 'number', value_type: 'float' }
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema, collection) }
    case 'array':
      if (items.type === 'object') return { widget: 'list', min, max, fields: fieldsOf(items, collection) }
      return { widget: 'list', min, max, field: { name: 'item', label: 'Item', ...widget(items, collection) } }
    case 'string':
      if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
      return {
        widget: format === 'text' ? 'text' : 'string',
        type: format === 'uri' ? 'url' : undefined,
        minlength: minLength > 1 ? minLength : undefined,
        maxlength: maxLength,
        // Only slugs have a pattern.
        pattern: pattern && [pattern, slugRule],
      }
    default:
      throw new Error(`The editor has no field for ${JSON.stringify(schema)} in ${collection ?? 'a file'}`)
  }
}

/** Returns fields for the properties of an object. Fields of a collection get their notes. */
const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, collection?: string): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    label: label(name),
    ...(widget(schema, collection) as { widget: string }),
    ...(collection && { ...fieldNotes[name], ...fieldNotes[`${collection}.${name}`] }),
    required: required.includes(name),
    i18n: true,
  })) as Field[]

/** Returns the editor's fields for the front matter of a collection, from its schema. */
export const schemaFields = (schema: z.ZodType, collection: string): Field[] =>
  fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, collection)

/** Derives a schema from values. A key that some of the objects lack is optional. */
function schemaOfValues(values: readonly unknown[]): JsonSchema {
  const first = values[0] ?? ''
  if (Array.isArray(first)) return { type: 'array', items: schemaOfValues(values.flat()) }
  if (typeof first === 'string') return { type: 'string', format: first.length > 60 ? 'text' : undefined }
  if (typeof first !== 'object') return { type: typeof first }
  const objects = values as Record<string, unknown>[]
  const valuesOf = (name: string) => objects.filter((item) => Object.hasOwn(item, name)).map((item) => item[name])
  const names = [...new Set(objects.flatMap((item) => Object.keys(item)))]
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, schemaOfValues(valuesOf(name))])),
    required: names.filter((name) => valuesOf(name).length === objects.length),
  }
}

/** Returns the editor's fields for JSON without a schema, such as copy. */
export const valueFields = (value: object): Field[] => fieldsOf(schemaOfValues([value]))
