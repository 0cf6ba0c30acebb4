import samples from '../../../content/samples.json'
import type { Status } from '../../components/StatusPill'

/** Sample invoices of the drawn product (listed in docs/samples.md). */
export const { invoices, reference, schedule, recipients, sent } = samples

/** How a status looks. */
export const statusKind = (status: string): Status =>
  ['paid', 'accepted', 'matched', 'delivered'].includes(status) ? 'good' : status === 'late' ? 'bad' : 'neutral'
