import type { ReactNode } from 'react'
import { finvoiceDay, finvoiceSum } from '../../pictures/finvoice'
import { due, invoiceFor, type Job } from './followedInvoice'
import { Reference } from '../../pictures/Reference'
import * as styles from './Walkthrough.module.css'

/**
 * Elements of a Finvoice 3.0 file, in its order and its notation, without their attributes: what says to which account,
 * with which reference number, how much and when is to be paid.
 */
export function FinvoiceExcerpt({ job }: { job: Job }) {
  const { number, seller, reference, total } = invoiceFor(job)
  const elements: [name: string, value: ReactNode][] = [
    ['InvoiceNumber', number],
    ['EpiAccountID', seller.account.replaceAll(' ', '')],
    ['EpiRemittanceInfoIdentifier', <Reference key="">{reference}</Reference>],
    ['EpiInstructedAmount', finvoiceSum(total)],
    ['EpiDateOptionDate', finvoiceDay(due)],
  ]
  return (
    <code className={styles.code} translate="no">
      <span>{'<Finvoice Version="3.0"> …'}</span>
      {elements.map(([name, value], index) => (
        <span key={name}>
          {`<${name}${index ? ' …' : ''}>`}
          <wbr />
          <b>{value}</b>
          <wbr />
          {`</${name}>`}
        </span>
      ))}
      <span>… {'</Finvoice>'}</span>
    </code>
  )
}
