import { z } from 'zod'
import { perLanguage, text } from './fields'

/**
 * `content/foreignTerms.json`: words that texts quote from another language, by that language: terms of law and trade,
 * and wordings for an invoice. Names (OmaVero, Finvoice) are names in every language and stand in no list. What is a
 * word of a second language too (lumi is one in Estonian) stands in both lists.
 */
export const foreignTerms = perLanguage(z.array(text).min(1)).partial()
