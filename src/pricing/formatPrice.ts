import { numbers } from '../site/format'
import { currency } from './plans'

/** A price in euros; whole euros without cents. */
export const formatPrice = numbers({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

/** An amount in euros as it stands on an invoice, always with cents. */
export const formatAmount = numbers({ style: 'currency', currency })
