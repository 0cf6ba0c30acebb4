import type { Collection, collections } from '../../content/schemas'
import type { Language } from '../../site/languages'

/** Types of the nodes that texts become. */
export type TextType = (typeof collections)[Collection]['type']

/** Types of the nodes that data become, apart from those that have a language. */
export type DataType = 'SiteInfo' | 'Pricing' | 'Route' | 'Person' | 'Customer'

/** Id of the node of a text or tag in a language, so that whoever knows its key finds it without a search. */
export const nodeId = (type: TextType | 'Tag', language: Language, key: string): string => `${type} ${language} ${key}`

/** Id of the node of a row of data; where a file is one node, the key is the type's own name. */
export const dataId = (type: DataType, key: string = type): string => `${type} ${key}`

/** Id of the node that names the posts which are not out yet. */
export const hiddenPostsId = 'HiddenPosts'
