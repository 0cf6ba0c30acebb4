import testimonials from '../../../content/testimonials.json'
import type { Language } from '../../site/languages'
import type { Customer } from '../../site/schemas/customers'

/** Customers of the site by id. */
export const customers: Readonly<Record<string, Customer>> = testimonials

/** The town of a customer, by its name in a language if it has one there. */
export const townOf = ({ town, townIn }: Customer, language: Language): string => townIn?.[language] ?? town
