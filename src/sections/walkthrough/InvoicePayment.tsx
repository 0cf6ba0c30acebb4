import type { ReactNode } from 'react'
import { useCopy } from '../../i18n/useCopy'
import { PaymentMatch } from '../../pictures/parts/PaymentMatch'
import { Sheet } from '../../pictures/parts/Sheet'
import { SheetHead } from '../../pictures/parts/SheetHead'
import { SheetRow } from '../../pictures/parts/SheetRow'
import { usePicture } from '../../pictures/usePicture'
import { due, invoiceFor, sent, paymentAfter, type Job } from './followedInvoice'
import { Reminder } from './Reminder'
import * as styles from './Walkthrough.module.css'

/**
 * The way of an invoice to its payment: its days, the second reminder if there is one, the payment in the bank, and the
 * row of the ledger. `days` is the time from the due date to the payment.
 */
export function InvoicePayment({ job, days }: { job: Job; days: number }) {
  const copy = useCopy('howItWorks')
  const { copy: words, amount, day, status } = usePicture()
  const { number, buyer, total, reference } = invoiceFor(job)
  const { date, reminded, paid } = paymentAfter(total, days)
  const events: { name: ReactNode; on: string; answer?: string }[] = [
    { name: copy('events.sent'), on: sent },
    { name: words('due'), on: due },
    ...reminded.map((on, index) => ({
      name: copy(index ? 'events.second' : 'events.first'),
      on,
      answer: 'payment',
    })),
    { name: <b>{copy('events.paid')}</b>, on: date, answer: 'payment' },
  ].sort((a, b) => a.on.localeCompare(b.on))
  return (
    <>
      <div className={styles.room}>
        <Sheet>
          <ol className={styles.events}>
            {events.map(({ name, on, answer }, index) => (
              <li key={index} data-answer={answer}>
                <SheetRow name={name} value={day(on)} />
              </li>
            ))}
          </ol>
        </Sheet>
      </div>
      {reminded.length > 1 && (
        <div className={styles.room}>
          <Reminder job={job} days={days} on={reminded.at(-1)!} />
        </div>
      )}
      <PaymentMatch
        payer={<span className={styles.payer}>{buyer.name}</span>}
        reference={reference}
        date={date}
        paid={paid}
      >
        <Sheet>
          <SheetHead title={copy('ledger')}>{status('paid')}</SheetHead>
          <SheetRow ruled name={`${words('invoice')} ${number}`} detail={buyer.name} />
          <SheetRow ruled name={words('open')} value={amount(0)} />
        </Sheet>
      </PaymentMatch>
    </>
  )
}
