/** The part of JSON Schema that the schemas of the content use. */
export interface JsonSchema {
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
