import testimonials from '../../content/testimonials.json'
import type { Language } from '../site/languages'

export interface Customer {
  company: string
  town: string
  /** Names of the town in languages that have one of their own. */
  townIn?: Partial<Record<Language, string>>
  /** Path of the drawn shop sign, 48 by 48. */
  sign: string
}

export const customers: Readonly<Record<string, Customer>> = testimonials

export const townOf = ({ town, townIn }: Customer, language: Language): string => townIn?.[language] ?? town
