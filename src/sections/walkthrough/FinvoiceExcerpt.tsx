import type { ReactNode } from 'react'
import { finvoiceDay, finvoiceSum } from '../../pictures/finvoice'
import { due, invoiceFor, type Job } from './followedInvoice'
import { Breakable } from '../../components/Breakable'
import { Reference } from '../../pictures/parts/Reference'
import { SheetHead } from '../../pictures/parts/SheetHead'
import { SheetRow } from '../../pictures/parts/SheetRow'

/**
 * An excerpt of the invoice's Finvoice 3.0 file, in the order of the file: the account to pay to, reference number, sum
 * and due date.
 */
export function FinvoiceExcerpt({ job }: { job: Job }) {
  const { number, seller, reference, total } = invoiceFor(job)
  const elements: [name: string, value: ReactNode][] = [
    ['InvoiceNumber', number],
    ['EpiAccountID', <Breakable key="" parts={seller.account.split(' ')} />],
    ['EpiRemittanceInfoIdentifier', <Reference key="">{reference}</Reference>],
    ['EpiInstructedAmount', finvoiceSum(total)],
    ['EpiDateOptionDate', finvoiceDay(due)],
  ]
  return (
    <div translate="no">
      <SheetHead title="Finvoice 3.0" />
      <dl>
        {elements.map(([name, value]) => (
          <SheetRow
            key={name}
            ruled
            listed
            name={<Breakable parts={name.split(/\B(?=[A-Z])/)} />}
            status={<b>{value}</b>}
          />
        ))}
      </dl>
    </div>
  )
}
