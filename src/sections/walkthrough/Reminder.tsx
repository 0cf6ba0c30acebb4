import { useCopy } from '../../i18n/useCopy'
import { Sheet } from '../../pictures/parts/Sheet'
import { SheetHead } from '../../pictures/parts/SheetHead'
import { SheetRow } from '../../pictures/parts/SheetRow'
import { usePicture } from '../../pictures/usePicture'
import { invoiceFor, rate, paymentAfter, type Job } from './followedInvoice'
import * as styles from './Walkthrough.module.css'

/** The second reminder of an invoice, with interest and fee. `days` is the time from the due date to the payment. */
export function Reminder({ job, days, on }: { job: Job; days: number; on: string }) {
  const copy = useCopy('howItWorks')
  const { copy: words, amount, day, percent } = usePicture()
  const { number, total } = invoiceFor(job)
  const { late, interest, fee, paid } = paymentAfter(total, days)
  const rows: [string, number][] = [
    [`${words('invoice')} ${number}`, total],
    [copy('late.interest', { rate: percent(rate), days: late }), interest],
    [copy('late.fee'), fee],
  ]
  return (
    <Sheet tone="paper">
      <SheetHead title={words('payment.reminder')}>{day(on)}</SheetHead>
      <dl>
        {rows.map(([name, euros]) => (
          <SheetRow key={name} ruled listed name={name} value={amount(euros)} />
        ))}
        <SheetRow
          ruled
          listed
          name={<b data-answer="payment">{copy('invoice.toPay')}</b>}
          value={<span data-answer="payment">{amount(paid)}</span>}
        />
      </dl>
      <p className={`${styles.note} small-print`}>{copy('late.note')}</p>
    </Sheet>
  )
}
