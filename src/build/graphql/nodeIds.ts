import type { Collection, collections } from '../../content/schemas'
import type { Language } from '../../site/languages'

/** Types of the nodes that content becomes. */
export type NodeType = (typeof collections)[Collection]['type'] | 'Tag'

/** Id of the node of a text in a language, so that whoever knows the text's key finds it without a search. */
export const nodeId = (type: NodeType | 'Locale', language: Language, key: string): string => `${type} ${language} ${key}`

/** Node that changes with the variables in the copy and the code that puts them there. */
export const variablesId = 'Variables'

/** Node that changes when a post comes out or is taken back. */
export const publicationId = 'Publication'
