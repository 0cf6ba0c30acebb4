import { useCopy } from '../../i18n/useCopy'
import { jobs, payments } from './followedInvoice'
import { BankSlip } from './BankSlip'
import { shownChannels } from './shownChannels'
import { InvoiceDelivery } from './InvoiceDelivery'
import { eachJob } from './eachJob'
import { InvoicePaper } from './InvoicePaper'
import { Question } from './Question'
import { InvoicePayment } from './InvoicePayment'
import * as styles from './Walkthrough.module.css'

/**
 * The whole of _how it works_: an invoice from the work to the payment. The visitor chooses its job, its channel and
 * the day of its payment. The bank slip ends the page.
 */
export function Walkthrough() {
  const copy = useCopy('howItWorks')
  const picture = useCopy('picture')
  return (
    <div className={styles.walkthrough}>
      <Question
        id="invoice"
        tone="plain"
        tight
        words={jobs.map(({ id }) => copy(`job.${id}`))}
        part={(index) => <InvoicePaper job={jobs[index]!} />}
      />
      <Question
        id="way"
        tone="soft"
        words={shownChannels.map((channel) => picture(`channel.${channel}`))}
        part={(index) => eachJob((job) => <InvoiceDelivery job={job} channel={shownChannels[index]!} />)}
      />
      <Question
        id="payment"
        tone="plain"
        words={payments.map(({ id, days }) => copy(`payment.${id}`, { days: Math.abs(days) }))}
        part={(index) => eachJob((job) => <InvoicePayment job={job} days={payments[index]!.days} />)}
      />
      <BankSlip />
    </div>
  )
}
