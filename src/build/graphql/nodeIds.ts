import type { Language } from '../../site/languages'

/** Types of the nodes that texts become, by their collection. */
export const textTypes = {
  features: 'Feature',
  blog: 'Post',
  legal: 'LegalPage',
  testimonials: 'Testimonial',
  faq: 'Faq',
} as const

export type TextType = (typeof textTypes)[keyof typeof textTypes]

/** Types of the nodes that data become, apart from those that have a language. */
export type DataType = 'SiteInfo' | 'Pricing' | 'Company' | 'Samples' | 'Route' | 'Person' | 'Customer'

/** Id of the node of a text or tag in a language, so that whoever knows its key finds it without a search. */
export const nodeId = (type: TextType | 'Tag', language: Language, key: string): string => `${type} ${language} ${key}`

/** Id of the node of a row of data; where a file is one node, the key is the type's own name. */
export const dataId = (type: DataType, key: string = type): string => `${type} ${key}`

/** Id of the node that names the posts which are not out yet. */
export const publicationId = 'Publication'
