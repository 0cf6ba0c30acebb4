import type { Collection, collections } from '../../content/schemas'
import type { Language } from '../../site/languages'

/** Types of the nodes of texts. */
export type TextType = (typeof collections)[Collection]['type']

/** Types of the nodes of data, except those that have a language. */
export type DataType = 'SiteInfo' | 'Pricing' | 'Route' | 'Person' | 'Customer'

/** Returns the id of the node of a text or tag in a language. With the key, code finds the node without a search. */
export const textNodeId = (type: TextType | 'Tag', language: Language, key: string): string =>
  `${type} ${language} ${key}`

/** Returns the id of the node of a row of data. If a whole file is one node, the key is the name of the type. */
export const dataNodeId = (type: DataType, key: string = type): string => `${type} ${key}`

/** Id of the node with the day of the build, which decides whether a post is published. */
export const buildDayId = 'BuildDay'
