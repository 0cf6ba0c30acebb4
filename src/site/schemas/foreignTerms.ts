import { z } from 'zod'
import { perLanguage, text } from './fields'

/**
 * `content/foreignTerms.json`: words from other languages in our texts, by their language: terms of law and trade, and
 * wordings for invoices. Names (OmaVero, Finvoice) are the same in every language and are not listed. A word that
 * belongs to two languages (lumi is also Estonian) is in both lists.
 */
export const foreignTerms = perLanguage(z.array(text).min(1)).partial()
