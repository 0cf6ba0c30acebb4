import { numbers } from '../site/format'
import { currency } from './plans'

/** An amount in the site's currency, in euros: whole euros without cents. */
export const formatPrice = numbers({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

/** An amount as it stands on an invoice, always with cents. */
export const formatAmount = numbers({ style: 'currency', currency })
