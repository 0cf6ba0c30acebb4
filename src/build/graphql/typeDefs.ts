import { z } from 'zod'
import { dataSchemas } from '../../content/dataSchemas'
import type { JsonSchema } from '../../content/jsonSchema'
import { collections, type Collection } from '../../content/schemas'
import { defaultLanguage } from '../../site/languages'

type Fields = Readonly<Record<string, string>>

const typeDef = (head: string, fields: Fields) => {
  const lines = Object.entries(fields).map(([name, type]) => `${name}: ${type}\n`)
  return `type ${head} {\n${lines.join('')}}`
}

const nodeType = (name: string, fields: Fields) => typeDef(`${name} implements Node @dontInfer`, fields)

const scalars: Fields = { string: 'String', number: 'Float', integer: 'Int', boolean: 'Boolean' }

/**
 * Objects whose keys come from the data (languages, cycles, plans) are JSON, and so are all other objects and lists
 * here.
 */
const scalar = ({ type = '' }: JsonSchema) => scalars[type] ?? 'JSON'

/** Name of the type of a part of a text: for its field `faq` it is `FeatureFaq`. */
const partName = (text: string, field: string) => text + field.replace(/^./, (letter) => letter.toUpperCase())

const typeOf = (schema: JsonSchema, part: string): string =>
  schema.items ? `[${typeOf(schema.items, part)}!]` : schema.properties ? part : scalar(schema)

const partTypes = ({ items, ...schema }: JsonSchema, part: string): string[] =>
  items ? partTypes(items, part) : schema.properties ? [typeDef(part, fieldsOf(schema))] : []

/** False for ids, days and slugs: they contain no words of a writer, so no variables are filled in. */
const holdsWords = ({ type, format, pattern, items }: JsonSchema): boolean =>
  items ? holdsWords(items) : type === 'object' || (type === 'string' && !format && !pattern)

/** The GraphQL fields of an object. `text` is the name of the type, and is given only if the object has a language. */
const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, text?: string): Fields =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const type = text ? typeOf(schema, partName(text, name)) : scalar(schema)
      return [name, type + (required.includes(name) ? '!' : '') + (text && holdsWords(schema) ? ' @finished' : '')]
    }),
  )

const inLanguage = { key: 'String!', language: 'String!' }

/** Fields of texts that a resolver makes from the front matter. */
const resolved: Partial<Record<Collection, Fields>> = {
  blog: { author: 'Person! @link', tags: '[Tag!]! @link', cover: 'GatsbyImageData' },
  testimonials: { customer: 'Customer! @link' },
}

const textTypes = ([collection, { schema, type }]: [string, (typeof collections)[Collection]]) => {
  const frontMatter = z.toJSONSchema(schema) as JsonSchema
  const fields = { ...inLanguage, ...fieldsOf(frontMatter, type), ...resolved[collection as Collection] }
  const parts = Object.entries(frontMatter.properties!).flatMap(([name, field]) =>
    partTypes(field, partName(type, name)),
  )
  return [...parts, nodeType(type, fields)]
}

const dataFields = (schema: z.ZodType, text?: string) => fieldsOf(z.toJSONSchema(schema) as JsonSchema, text)
const { site, plans, testimonials, tags } = dataSchemas
const row = { key: 'String!', position: 'Int!' }

/** The GraphQL types of nodes, made from the schemas of the content. */
export const typeDefs = [
  nodeType('SiteInfo', dataFields(site)),
  nodeType('Pricing', dataFields(plans)),
  nodeType('Person', { key: 'String!', name: 'String!' }),
  nodeType('Customer', { ...row, ...dataFields(testimonials.valueType) }),
  nodeType('Route', { ...row, template: 'String!', row: 'JSON!' }),
  nodeType('Tag', { ...row, ...inLanguage, ...dataFields(tags.valueType.shape[defaultLanguage], 'Tag') }),
  typeDef('Heading', { id: 'String!', text: 'String!' }),
  typeDef('Article', { html: 'String!', toc: '[Heading!]!' }),
  ...Object.entries(collections).flatMap(textTypes),
]
