import testimonials from '../../../content/testimonials.json'
import type { Language } from '../../site/languages'
import type { Customer } from '../../site/schemas/customers'

export const customers: Readonly<Record<string, Customer>> = testimonials

export const townOf = ({ town, townIn }: Customer, language: Language): string => townIn?.[language] ?? town
