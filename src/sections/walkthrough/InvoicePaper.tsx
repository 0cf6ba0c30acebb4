import type { ReactNode } from 'react'
import { useCopy } from '../../i18n/useCopy'
import { Sheet } from '../../pictures/parts/Sheet'
import * as totals from '../../pictures/parts/Sums.module.css'
import { vat } from '../../pictures/samples'
import { usePicture } from '../../pictures/usePicture'
import { due, invoiceFor, sent, terms, type Job } from './followedInvoice'
import { Facts } from './Facts'
import { InvoiceLines } from './InvoiceLines'
import { Letterhead } from './Letterhead'
import { Reference } from '../../pictures/parts/Reference'
import * as styles from './Walkthrough.module.css'

/** The invoice for a job, as its customer gets it on paper. */
export function InvoicePaper({ job }: { job: Job }) {
  const copy = useCopy('howItWorks')
  const common = useCopy('common')
  const { language, copy: words, amount, day, percent } = usePicture()
  const { number, seller, buyer, reference, net, tax, total } = invoiceFor(job)
  const facts: [string, ReactNode][] = [
    [copy('invoice.date'), day(sent)],
    [copy('invoice.terms'), copy('invoice.days', { days: terms })],
    [words('due'), <b key="due">{day(due)}</b>],
    [words('reference'), <Reference key="reference">{reference}</Reference>],
  ]
  const sums: [string, number][] = [
    [words('net'), net],
    [`${words('vat')} ${percent(vat)}`, tax],
  ]
  return (
    <Sheet tone="paper">
      <div className={styles.head}>
        <Letterhead of={seller}>{`${common('footer.vatId')} ${seller.vatId}`}</Letterhead>
        <p className={styles.title} data-answer="invoice">{`${words('invoice')} ${number}`}</p>
      </div>
      <div className={styles.head}>
        <div>
          {buyer.name}
          <p className="small-print">{buyer.street}</p>
          <p className="small-print">{buyer.town(language)}</p>
        </div>
        <Facts facts={facts} />
      </div>
      <InvoiceLines job={job} />
      <div className={styles.foot}>
        <Facts facts={[[copy('invoice.account'), seller.account]]} />
        <dl className={totals.sums}>
          {sums.flatMap(([name, euros]) => [<dt key={name}>{name}</dt>, <dd key={`${name} sum`}>{amount(euros)}</dd>])}
          <dt data-answer="invoice">
            <b>{copy('invoice.toPay')}</b>
          </dt>
          <dd data-answer="invoice">
            <b>{amount(total)}</b>
          </dd>
        </dl>
      </div>
      <p className={styles.perforation}>
        <a href="#slip">{copy('invoice.slip')}</a>
      </p>
    </Sheet>
  )
}
