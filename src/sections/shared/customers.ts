import testimonials from '../../../content/testimonials.json'
import type { Language } from '../../site/languages'
import { routes } from '../../site/routes'
import type { Customer } from '../../site/schemas/customers'

/** Companies by id: customers, and parties of the walkthrough. */
export const customers: Readonly<Record<string, Customer>> = testimonials

/** The town of a customer, by its name in a language if it has one there. */
export const townOf = ({ town, townIn }: Customer, language: Language): string => townIn?.[language] ?? town

const quoted = new Set(Object.values(routes).flatMap(({ testimonials = [] }) => testimonials))

/** The companies that a page quotes, with their ids. The others are parties of the walkthrough, and no customers. */
export const quotedCustomers = Object.entries(customers).filter(([id]) => quoted.has(id))
