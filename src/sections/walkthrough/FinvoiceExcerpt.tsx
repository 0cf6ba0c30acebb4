import type { ReactNode } from 'react'
import { finvoiceDay, finvoiceSum } from '../../pictures/finvoice'
import { due, invoiceFor, sent, type Job } from './followedInvoice'
import { Reference } from '../../pictures/Reference'
import * as styles from './Walkthrough.module.css'

/**
 * Elements of a Finvoice 3.0 file, in its order and its notation: what says how much is to be paid, when, and with
 * which reference number.
 */
export function FinvoiceExcerpt({ job }: { job: Job }) {
  const { number, seller, reference, net, tax, total } = invoiceFor(job)
  const currency = 'AmountCurrencyIdentifier="EUR"'
  const format = 'Format="CCYYMMDD"'
  const elements: [name: string, attribute: string, value: ReactNode][] = [
    ['InvoiceNumber', '', number],
    ['InvoiceDate', format, finvoiceDay(sent)],
    ['InvoiceTotalVatExcludedAmount', currency, finvoiceSum(net)],
    ['InvoiceTotalVatAmount', currency, finvoiceSum(tax)],
    ['InvoiceTotalVatIncludedAmount', currency, finvoiceSum(total)],
    ['EpiAccountID', 'IdentificationSchemeName="IBAN"', seller.account.replaceAll(' ', '')],
    ['EpiRemittanceInfoIdentifier', 'IdentificationSchemeName="SPY"', <Reference key="">{reference}</Reference>],
    ['EpiInstructedAmount', currency, finvoiceSum(total)],
    ['EpiDateOptionDate', format, finvoiceDay(due)],
  ]
  return (
    <code className={styles.code} translate="no">
      <span>{'<Finvoice Version="3.0"> …'}</span>
      {elements.map(([name, attribute, value]) => (
        <span key={name}>
          {`<${name}${attribute && ` ${attribute}`}>`}
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
