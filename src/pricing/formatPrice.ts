import { numbers, pricesIn } from '../site/format'
import { currency } from './plans'

/** Formats a price in euros; whole euros have no cents. */
export const formatPrice = pricesIn(currency)

/** Formats an amount in euros as on an invoice, always with cents. */
export const formatAmount = numbers({ style: 'currency', currency })
