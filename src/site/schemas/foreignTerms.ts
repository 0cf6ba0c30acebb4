import { z } from 'zod'
import { perLanguage, text } from './fields'

/**
 * `content/foreignTerms.json`: words that articles quote from another language, by that language: terms of law and
 * trade, and wordings for an invoice. Names (OmaVero, Finvoice) are names in every language and stand in no list; nor
 * does what is a word of another language of the site as well (viite is one in Estonian).
 */
export const foreignTerms = perLanguage(z.array(text).min(1)).partial()
