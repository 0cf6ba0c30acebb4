import { numbers, pricesIn } from '../site/format'
import { currency } from './plans'

/** A price in euros; whole euros without cents. */
export const formatPrice = pricesIn(currency)

/** An amount in euros as it stands on an invoice, always with cents. */
export const formatAmount = numbers({ style: 'currency', currency })
